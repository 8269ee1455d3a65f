"use strict";
// Lines that belong together light up together; the stage bar shows one stage at a time.
// What shows a line has its words in `data-p`: "0:12" is line 12 of the first file. Other scripts
// hear of what is lit by the event "light", and may light lines themselves.
let pinned = null;

function sharing(words) {
  if (words.length === 0) return [];
  return [...document.querySelectorAll(words.map((word) => `[data-p~="${word}"]`).join(","))];
}

function light(words) {
  for (const old of document.querySelectorAll(".lit")) old.classList.remove("lit");
  for (const element of sharing(words)) element.classList.add("lit");
  document.dispatchEvent(new CustomEvent("light", { detail: words }));
}

function reveal(words, from) {
  for (const pane of document.querySelectorAll(".pane")) {
    if (pane.contains(from)) continue;
    const other = sharing(words).find((e) => pane.contains(e) && e.offsetParent !== null);
    if (other === undefined) continue;
    const box = other.getBoundingClientRect(), frame = pane.getBoundingClientRect();
    if (box.top < frame.top + 60 || box.bottom > frame.bottom) {
      pane.scrollTop += box.top - frame.top - frame.height / 3;
    }
  }
}

function wordsOf(element) {
  return element === null ? [] : element.dataset.p.split(" ");
}

document.addEventListener("mouseover", (event) => {
  if (pinned === null) light(wordsOf(event.target.closest("[data-p]")));
});
document.addEventListener("click", (event) => {
  if (event.target.closest("a, summary, button, label")) return;
  const element = event.target.closest("[data-p]");
  pinned = element === pinned ? null : element;
  light(wordsOf(pinned));
  if (pinned !== null) reveal(wordsOf(pinned), pinned);
});

function choose(tab) {
  for (const other of document.querySelectorAll("[role=tab]")) {
    other.setAttribute("aria-selected", String(other === tab));
    other.tabIndex = other === tab ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = other !== tab;
  }
}
document.addEventListener("click", (event) => {
  const tab = event.target.closest("[role=tab]");
  if (tab !== null) choose(tab);
});
document.addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || !event.target.matches("[role=tab]")) return;
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
  choose(next);
  next.focus();
});

const applied = document.getElementById("applied");
if (applied !== null) {
  applied.addEventListener("change", () => {
    document.getElementById("source").classList.toggle("all", applied.checked);
  });
}

// A link to a line, as in report.html#l0-12, lights it up.
function follow() {
  const element = document.getElementById(location.hash.slice(1));
  if (element === null || element.dataset.p === undefined) return;
  pinned = element;
  light(wordsOf(element));
  reveal(wordsOf(element), element);
}
addEventListener("hashchange", follow);
follow();
