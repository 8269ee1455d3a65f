"use strict";
// Lines that belong together light up together; the stage bar shows one stage at a time.
const linked = new Map();
for (const element of document.querySelectorAll("[data-p]")) {
  for (const word of element.dataset.p.split(" ")) {
    if (!linked.has(word)) linked.set(word, []);
    linked.get(word).push(element);
  }
}
let pinned = null;

function together(element) {
  const found = new Set([element]);
  for (const word of element.dataset.p.split(" ")) {
    for (const other of linked.get(word)) found.add(other);
  }
  return found;
}

function light(element) {
  for (const old of document.querySelectorAll(".lit")) old.classList.remove("lit");
  if (element === null) return;
  for (const other of together(element)) other.classList.add("lit");
}

function reveal(element) {
  for (const pane of document.querySelectorAll(".pane")) {
    if (pane.contains(element)) continue;
    const other = [...together(element)].find((e) => pane.contains(e) && e.offsetParent !== null);
    if (other === undefined) continue;
    const box = other.getBoundingClientRect(), frame = pane.getBoundingClientRect();
    if (box.top < frame.top + 60 || box.bottom > frame.bottom) {
      pane.scrollTop += box.top - frame.top - frame.height / 3;
    }
  }
}

document.addEventListener("mouseover", (event) => {
  const element = event.target.closest("[data-p]");
  if (pinned === null) light(element);
});
document.addEventListener("click", (event) => {
  if (event.target.closest("a, summary, button, label")) return;
  const element = event.target.closest("[data-p]");
  pinned = element === pinned ? null : element;
  light(element);
  if (pinned !== null) reveal(pinned);
});

const tabs = [...document.querySelectorAll("[role=tab]")];
function choose(tab) {
  for (const other of tabs) {
    other.setAttribute("aria-selected", String(other === tab));
    other.tabIndex = other === tab ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = other !== tab;
  }
}
tabs.forEach((tab, index) => {
  tab.addEventListener("click", () => choose(tab));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const next = tabs[(index + step + tabs.length) % tabs.length];
    choose(next);
    next.focus();
  });
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
  light(element);
  reveal(element);
}
addEventListener("hashchange", follow);
follow();
