// The page: what is typed goes to the server, what comes back is shown beside it.
// `light`, `reveal`, `choose` and `pinned` are page.js's.
import { Editor } from "./editor.js";

const find = (id) => document.getElementById(id);
let tab = "";
// Milliseconds: from the last key to a request, and after which a newer source ends an older work.
const PAUSE = 350, PATIENCE = 3000;

let limits = { mostSource: 0, mostArray: 0 };
let notes = [];
// What was typed into the form, by argument; what is missing is guessed.
let typed = {};
let data = {};
let version = 0;

// --- the editor -------------------------------------------------------------------------------

const editor = new Editor(find("editor"), {
  changed() {
    version += 1;
    later();
  },
  pointed(line) {
    if (pinned === null) light(line === null ? [] : [`0:${line}`]);
  },
  chosen(line) {
    pinned = line === null ? null : find("editor");
    light(line === null ? [] : [`0:${line}`]);
    if (line !== null) reveal([`0:${line}`], find("source"));
  },
});

document.addEventListener("light", (event) => {
  const own = event.detail.filter((word) => word.startsWith("0:"));
  editor.light(own.map((word) => Number(word.slice(2))));
});
find("right").addEventListener("click", (event) => {
  const line = event.target.closest("[data-p]")?.dataset.p.match(/\b0:(\d+)/);
  if (line && !event.target.closest("a, summary, button")) editor.reveal(Number(line[1]));
});

function annotate() {
  const all = find("applied").checked;
  editor.annotate(notes.filter((note) => all || note.kind !== "applied"));
}

// --- the form ---------------------------------------------------------------------------------

function fill(form) {
  const names = find("kernel");
  names.replaceChildren(...form.kernels.map((name) => new Option(name, name)));
  names.value = form.kernel;
  for (const name of ["grid", "block"]) settle(find(name), form[name], name in typed.launch);
  const body = find("arguments").tBodies[0];
  const old = new Map([...body.rows].map((row) => [row.dataset.name, row]));
  const rows = form.parameters.map((p) => old.get(p.name) ?? newRow(p.name));
  const isSame = rows.length === body.rows.length && rows.every((row, n) => row === body.rows[n]);
  if (!isSame) body.replaceChildren(...rows);  // a field that is typed into stays where it is
  form.parameters.forEach((parameter, n) => {
    const row = rows[n];
    row.cells[1].textContent = parameter.words;
    settle(row.querySelector("input"), parameter.value, parameter.name in typed.args);
    const holds = row.querySelector("select");
    holds.hidden = !parameter.isArray;
    holds.value = data[parameter.name] ?? "random";
  });
}

// A field shows what was typed into it, or in grey what was guessed.
function settle(input, value, isTyped) {
  input.classList.toggle("guess", !isTyped);
  if (document.activeElement !== input) input.value = value;
}

function newRow(name) {
  const row = document.createElement("tr");
  row.dataset.name = name;
  const cells = [0, 1, 2, 3].map(() => row.insertCell());
  const code = document.createElement("code");
  code.textContent = name;
  cells[0].append(code);
  const input = document.createElement("input");
  input.spellcheck = false;
  input.setAttribute("aria-label", `${name}, value`);
  input.addEventListener("input", () => retype(typed.args, name, input));
  input.addEventListener("blur", later);
  cells[2].append(input);
  const holds = document.createElement("select");
  holds.setAttribute("aria-label", `${name}, what it holds`);
  for (const [value, words] of [
    ["random", "random"], ["zeros", "zeros"], ["ones", "ones"], ["ramp", "0, 1, 2, …"],
    ["file", "a .npy file…"],
  ]) holds.append(new Option(words, value));
  holds.addEventListener("change", () => chooseData(name, holds));
  cells[3].append(holds);
  return row;
}

function retype(values, name, input) {
  const value = input.value.trim();
  if (value === "") delete values[name];
  else values[name] = value;
  input.classList.toggle("guess", value === "");
  version += 1;
  later();
}

function chooseData(name, holds) {
  if (holds.value !== "file") {
    data[name] = holds.value;
    return;
  }
  holds.value = data[name] ?? "random";
  const picker = find("file");
  picker.value = "";
  picker.onchange = () => upload(name, picker.files[0]);
  picker.click();
}

async function upload(name, file) {
  if (file === undefined) return;
  if (file.size > limits.mostArray) {
    tell(`${file.name} has more than ${words(limits.mostArray)}, the most that is taken.`, "bad");
    return;
  }
  tell(`loading ${file.name}`, "busy");
  try {
    const answer = await fetch(`tabs/${tab}/arrays/${encodeURIComponent(name)}`, {
      method: "PUT", body: file,
    });
    if (!answer.ok) throw new Error(await answer.text());
    typed.args[name] = (await answer.json()).value;
    data[name] = "file";
    version += 1;
    send();
  } catch (error) {
    tell(`${file.name}: ${reason(error)}`, "bad");
  }
}

for (const name of ["grid", "block"]) {
  find(name).addEventListener("input", (event) => retype(typed.launch, name, event.target));
  find(name).addEventListener("blur", later);
}
for (const name of ["kernel", "shared", "target"]) {
  find(name).addEventListener("change", () => {
    version += 1;
    send();
  });
}
find("language").addEventListener("change", (event) => {
  editor.speak(event.target.value);
  version += 1;
  send();
});
find("applied").addEventListener("change", annotate);

// --- requests ---------------------------------------------------------------------------------

let timer = null;
let raising = null;  // {since, abort} of the request that is on its way
let isLate = false;  // whether something was typed since
let running = false;

function later() {
  find("right").classList.add("stale");
  clearTimeout(timer);
  timer = setTimeout(send, PAUSE);
}

function request(kind) {
  return {
    do: kind,
    source: editor.text,
    language: find("language").value,
    kernel: find("kernel").value,
    grid: typed.launch.grid ?? "",
    block: typed.launch.block ?? "",
    shared: whole(find("shared")),
    target: find("target").value,
    args: typed.args,
    ...(kind === "run" ? { data, seed: whole(find("seed")) } : {}),
  };
}

function whole(input) {
  return Math.max(0, Math.min(2 ** 31 - 1, Math.trunc(Number(input.value) || 0)));
}

// Raises what the page holds. One request is on its way at a time; an answer that is not about the
// newest source is dropped.
async function send() {
  clearTimeout(timer);
  if (raising !== null) {
    isLate = true;
    if (performance.now() - raising.since > PATIENCE) raising.abort.abort();
    return;
  }
  isLate = false;
  const asked = version;
  raising = { since: performance.now(), abort: new AbortController() };
  try {
    const answer = await work("raise", raising.abort.signal);
    if (asked === version) show(answer);
  } catch (error) {
    if (asked === version) fail(error);
  } finally {
    raising = null;
    busy();
    if (isLate || asked !== version) send();
  }
}

async function run() {
  if (running || find("run").disabled) return;
  clearTimeout(timer);
  running = true;
  const asked = version;
  try {
    const answer = await work("run", null);
    if (asked === version) showResult(answer);
    else tell("The source has changed meanwhile: run it again.", "");
  } catch (error) {
    if (asked === version) failRun(error);
  } finally {
    running = false;
    busy();
  }
}

// The answer to a request, whose steps are told meanwhile.
async function work(kind, signal) {
  busy(kind);
  const body = JSON.stringify(request(kind));
  const size = new Blob([body]).size;
  if (size > limits.mostSource) {
    throw new Error(`The source has ${words(size)}; at most ${words(limits.mostSource)} are taken.`);
  }
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`tabs/${tab}/work`, { method: "POST", headers, body, signal });
  if (!answer.ok) throw new Error(await answer.text());
  const start = performance.now();
  for await (const event of events(answer.body)) {
    if (event.answer !== undefined) return event.answer;
    if (event.failed !== undefined) throw new Error(event.failed);
    const seconds = (performance.now() - start) / 1000;
    tell(`${event.step}${seconds > 1 ? `, ${seconds.toFixed(0)} s` : ""}`, "busy");
  }
  throw new TypeError("the answer is not complete");
}

async function* events(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    for (const line of lines) if (line !== "") yield JSON.parse(line);
  }
}

function busy(kind) {
  const works = kind !== undefined || raising !== null || running;
  find("stop").disabled = !works;
  find("run").disabled = running || !canRun;
}

find("stop").addEventListener("click", () => fetch(`tabs/${tab}/stop`, { method: "POST" }));
find("run").addEventListener("click", run);
addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    run();
  }
}, { capture: true });

// --- answers ----------------------------------------------------------------------------------

let canRun = false;
let result = "";     // what the last run has shown, of the source of this version
let resultVersion = 0;
let shown = null;  // the name of the tab that is shown; the last one at first

function show(answer) {
  if (resultVersion !== version) result = "";
  if (answer.form !== null) fill(answer.form);
  notes = answer.remarks;
  annotate();
  find("refusal").innerHTML = answer.refusal;
  find("bar").innerHTML = answer.bar;
  find("panels").innerHTML = answer.stages;
  find("below").innerHTML = answer.below;
  addResultTab();
  const named = [...document.querySelectorAll("[role=tab]")].find((t) => nameOf(t) === shown);
  if (named !== undefined) choose(named);
  find("right").classList.remove("stale");
  canRun = answer.refused === null;
  const seconds = `${answer.seconds.toFixed(2)} s`;
  if (canRun) tell(`raised in ${seconds}`, "good");
  else tell(`refused, ${answer.refused}`, "bad");
}

function nameOf(tabElement) {
  return tabElement.firstChild?.textContent ?? null;
}

document.addEventListener("click", (event) => {
  const chosen = event.target.closest("[role=tab]");
  if (chosen !== null) shown = nameOf(chosen);
});

function addResultTab() {
  if (result === "") return;
  if (find("stages") === null) {  // of a source that was refused before its first stage
    find("bar").innerHTML = '<nav role="tablist" aria-label="Stages"></nav>';
    find("panels").innerHTML = '<section class="pane" id="stages"></section>';
  }
  document.querySelector("#bar nav").insertAdjacentHTML("beforeend",
    '<button role="tab" id="tabResult" aria-controls="result" aria-selected="false">Result'
    + "<small>what it wrote</small></button>");
  find("stages").insertAdjacentHTML("beforeend",
    '<div role="tabpanel" id="result" aria-labelledby="tabResult" hidden></div>');
  find("result").innerHTML = result;
}

function showResult(answer) {
  place(answer.html);
  tell(answer.ok ? "It agrees with the reference executor." : "It differs.", answer.ok ? "good" : "bad");
}

function failRun(error) {
  const text = document.createElement("p");
  text.className = "failure bad";
  text.textContent = reason(error);
  place(text.outerHTML);
  tell(reason(error).split("\n")[0], "bad");
}

function place(html) {
  result = html;
  resultVersion = version;
  find("tabResult")?.remove();
  find("result")?.remove();
  addResultTab();
  shown = "Result";
  choose(find("tabResult"));
}

function fail(error) {
  if (error.name === "AbortError") return;
  notes = [];
  annotate();
  canRun = false;
  tell(reason(error), "bad");
}

function reason(error) {
  if (error instanceof TypeError) {
    return "The server does not answer. Is raise-kernel explore still running?";
  }
  return error.message.trim();
}

function tell(text, kind) {
  const status = find("status");
  status.className = kind;
  status.textContent = text.split("\n")[0];
  status.title = text;
}

function words(bytes) {
  return bytes < 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KiB` : `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}

// --- the beginning ----------------------------------------------------------------------------

function open(example) {
  typed = { args: { ...example.args }, launch: {} };
  for (const name of ["grid", "block"]) if (example[name]) typed.launch[name] = example[name];
  data = { ...example.data };
  find("shared").value = example.shared ?? 0;
  find("target").value = example.target ?? "";
  find("language").value = example.language;
  const name = example.kernel ?? "";
  find("kernel").replaceChildren(new Option(name, name));
  result = "";
  shown = null;
  editor.open(example.source, example.language);
  version += 1;
  send();
}

// A tab keeps its name, and so its worker, when it is loaded again. One that was duplicated has the
// name of another one, which is open: it takes a new one.
async function claimTab() {
  const known = sessionStorage.getItem("tab") ?? crypto.randomUUID();
  const isFree = await new Promise((tell) => {
    navigator.locks.request(known, { ifAvailable: true }, (lock) => {
      tell(lock !== null);
      return lock === null ? null : new Promise(() => {});  // held as long as the page is open
    });
  });
  tab = isFree ? known : crypto.randomUUID();
  sessionStorage.setItem("tab", tab);
}

async function begin() {
  await claimTab();
  const answer = await fetch("start");
  const start = await answer.json();
  limits = start;
  const names = find("examples");
  start.examples.forEach((example, n) => names.append(new Option(example.title, n)));
  names.addEventListener("change", () => {
    if (names.value !== "") open(start.examples[Number(names.value)]);
    names.value = "";
  });
  document.title = `${start.first.title} · raise-kernel explore`;
  open(start.first);
}

begin().catch(fail);
