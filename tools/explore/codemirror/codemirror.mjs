// What the explore page imports of CodeMirror. `npm ci && npm run build` writes the bundle.
export { Compartment, EditorState, StateEffect, StateField } from "@codemirror/state";
export {
  Decoration, EditorView, GutterMarker, WidgetType, drawSelection, gutter, highlightActiveLine,
  highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers,
} from "@codemirror/view";
export { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
export {
  HighlightStyle, StreamLanguage, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting,
} from "@codemirror/language";
export { cppLanguage } from "@codemirror/lang-cpp";
export { pythonLanguage } from "@codemirror/lang-python";
export { tags } from "@lezer/highlight";
