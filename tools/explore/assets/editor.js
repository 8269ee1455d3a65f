// The editor: a source, lines that light up with the report's, and remarks beside their lines.
import {
  Compartment, Decoration, EditorState, EditorView, GutterMarker, HighlightStyle, StateEffect,
  StateField, StreamLanguage, WidgetType, bracketMatching, cppLanguage, defaultKeymap,
  drawSelection, gutter, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars,
  history, historyKeymap, indentOnInput, indentUnit, indentWithTab, keymap, lineNumbers,
  pythonLanguage, syntaxHighlighting, tags,
} from "./codemirror.js";

// LLVM IR, as far as colours go.
const llvm = StreamLanguage.define({
  name: "llvm",
  token(stream) {
    if (stream.match(/;.*/)) return "comment";
    if (stream.match(/c?"[^"]*"/)) return "string";
    if (stream.match(/[%@][-\w$.]+/)) return "variableName";
    if (stream.match(/-?\d[\w.+]*/)) return "number";
    if (stream.match(/(?:i\d+|ptr|float|double|half|void|label)\b/)) return "typeName";
    if (stream.match(/[a-z][\w.]*/)) return "keyword";
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: ";" } },
});
const LANGUAGES = { cuda: cppLanguage, python: pythonLanguage, llvm };

// The report's colours.
const colours = HighlightStyle.define([
  { tag: [tags.comment], color: "var(--comment)" },
  { tag: [tags.string, tags.character], color: "var(--string)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--number)" },
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.standard(tags.typeName)],
    color: "var(--word)" },
  { tag: [tags.typeName, tags.function(tags.variableName), tags.meta], color: "var(--name)" },
]);

class Mark extends GutterMarker {
  constructor(kind) {
    super();
    this.kind = kind;
  }
  eq(other) { return other.kind === this.kind; }
  toDOM() {
    const dot = document.createElement("span");
    dot.className = `mark ${this.kind}`;
    return dot;
  }
}

// The remarks of one line: the first one, and all of them with what to do under the pointer.
class Aside extends WidgetType {
  constructor(notes) {
    super();
    this.notes = notes;
  }
  eq(other) { return JSON.stringify(other.notes) === JSON.stringify(this.notes); }
  toDOM() {
    const aside = document.createElement("span");
    aside.className = `aside ${this.notes[0].kind}`;
    for (const note of this.notes) {
      const text = document.createElement("span");
      const advice = document.createElement("em");
      text.textContent = note.text;
      advice.textContent = note.advice;
      text.append(advice);
      aside.append(text);
    }
    if (this.notes.length > 1) {
      const more = document.createElement("small");
      more.textContent = `and ${this.notes.length - 1} more`;
      aside.append(more);
    }
    return aside;
  }
  ignoreEvent() { return false; }
}

const KINDS = ["refused", "warning", "missed", "note", "applied"];
const setNotes = StateEffect.define();
const setLit = StateEffect.define();

const notesField = StateField.define({
  create: () => Decoration.none,
  update(found, transaction) {
    found = found.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setNotes)) found = asides(effect.value, transaction.state.doc);
    }
    return found;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function asides(notes, doc) {
  const lines = new Map();
  for (const note of notes) {
    if (note.line <= doc.lines) lines.set(note.line, [...(lines.get(note.line) ?? []), note]);
  }
  const found = [...lines].map(([line, all]) => {
    all.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
    return Decoration.widget({ widget: new Aside(all), side: 1 }).range(doc.line(line).to);
  });
  return Decoration.set(found, true);
}

const litField = StateField.define({
  create: () => Decoration.none,
  update(found, transaction) {
    if (transaction.docChanged) found = Decoration.none;
    for (const effect of transaction.effects) {
      if (!effect.is(setLit)) continue;
      const { doc } = transaction.state;
      const known = effect.value.filter((line) => line >= 1 && line <= doc.lines);
      const style = Decoration.line({ class: "lit" });
      found = Decoration.set(known.map((line) => style.range(doc.line(line).from)), true);
    }
    return found;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const marks = gutter({
  class: "marks",
  lineMarker(view, line) {
    let kind = null;
    view.state.field(notesField).between(line.from, line.to, (from, to, value) => {
      kind = value.spec.widget.notes[0].kind;
    });
    return kind === null ? null : new Mark(kind);
  },
  lineMarkerChange: (update) =>
    update.startState.field(notesField) !== update.state.field(notesField),
});

export class Editor {
  // `changed` hears of edits, `pointed` of the line under the pointer, `chosen` of a click on one.
  constructor(parent, { changed, pointed, chosen }) {
    this.language = new Compartment();
    const listener = EditorView.updateListener.of((update) => {
      if (update.docChanged) changed();
    });
    const lineAt = (event) => {
      const position = this.view.posAtCoords({ x: event.clientX, y: event.clientY });
      return position === null ? null : this.view.state.doc.lineAt(position).number;
    };
    const events = EditorView.domEventHandlers({
      mousemove(event) { pointed(lineAt(event)); },
      mouseleave() { pointed(null); },
      click(event) {
        event.stopPropagation();
        chosen(lineAt(event));
      },
    });
    this.extensions = [
      marks, lineNumbers(), highlightActiveLineGutter(), highlightSpecialChars(), history(),
      drawSelection(), indentOnInput(), bracketMatching(), highlightActiveLine(),
      EditorView.lineWrapping, syntaxHighlighting(colours), indentUnit.of("  "), notesField,
      litField, listener, events,
      keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
      EditorView.contentAttributes.of({ "aria-label": "Source" }),
      this.language.of([]),
    ];
    this.view = new EditorView({ parent, extensions: this.extensions });
  }

  get text() { return this.view.state.doc.toString(); }
  get size() { return this.view.state.doc.length; }

  // Another source; its history begins anew.
  open(text, language) {
    this.view.setState(EditorState.create({ doc: text, extensions: this.extensions }));
    this.speak(language);
  }

  speak(language) {
    this.view.dispatch({ effects: this.language.reconfigure(LANGUAGES[language] ?? []) });
  }

  annotate(notes) { this.view.dispatch({ effects: setNotes.of(notes) }); }
  light(lines) { this.view.dispatch({ effects: setLit.of(lines) }); }

  reveal(line) {
    if (line < 1 || line > this.view.state.doc.lines) return;
    const at = this.view.state.doc.line(line).from;
    this.view.dispatch({ effects: EditorView.scrollIntoView(at, { y: "center" }) });
  }
}
