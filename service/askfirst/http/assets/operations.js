// The operations page: gets its content with the key that it was given, refreshes it while somebody looks, counts
// deadlines down, and posts what its buttons stand for. Where nobody is asked for a key the content is there already.
import { serverClock, written } from "./timeleft.js";

const byId = (id) => document.getElementById(id);
const KEY = "askfirst-key";
const over = new URLSearchParams(location.search).get("over") ?? "day";
const PAUSE = { day: 10_000, month: 30_000, year: 60_000 }[over] ?? 10_000;
const asks = !byId("content");

let shown = new Map(), clock = null, readAt = 0, timer = null, failures = 0, paused = false;

let typed = ""; // a key that the service has said nothing of yet
const key = () => typed || sessionStorage.getItem(KEY);
const headers = () => (key() ? { authorization: `Bearer ${key()}` } : {});

async function refusalOf(answer) {
  try { return (await answer.json()).detail; } catch { return `The service answered ${answer.status}.`; }
}

function tell(text, bad = false) {
  const told = byId("told");
  told.textContent = text;
  told.hidden = !text;
  told.classList.toggle("bad", bad);
}

function ask(why) {
  clearTimeout(timer);
  byId("content")?.remove();
  shown.clear();
  byId("ask").hidden = false;
  byId("bar").hidden = true;
  byId("refused").hidden = !why;
  byId("refused").textContent = why ?? "";
  byId("key").focus();
}

async function load() {
  clearTimeout(timer);
  let answer;
  try {
    answer = await fetch(`/operations/now${location.search}`, { headers: headers(), cache: "no-store" });
  } catch {
    return again("The service does not answer. The numbers below are old.");
  }
  const since = performance.now();
  if (answer.status === 401 || answer.status === 403) {
    const why = key() ? await refusalOf(answer) : "";
    judged(answer.status);
    return ask(why);
  }
  if (answer.ok) judged(200);
  if (!answer.ok) return again(await refusalOf(answer), Number(answer.headers.get("retry-after")));
  show(new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("content"), since);
  if (failures) tell("");
  failures = 0;
  next(PAUSE);
}

// A key that lacks the scope stays: it opens other pages of this tab. One that is good for nothing goes.
function judged(status) {
  if (status === 401 && !typed) sessionStorage.removeItem(KEY);
  if (typed && (status === 200 || (status === 403 && !sessionStorage.getItem(KEY)))) sessionStorage.setItem(KEY, typed);
  typed = "";
}

function again(why, seconds = 0) {
  failures += 1;
  tell(why, true);
  next(Math.max(seconds * 1000, Math.min(PAUSE * 2 ** failures, 120_000)));
}

function next(delay) {
  clearTimeout(timer);
  if (!paused && document.visibilityState === "visible") timer = setTimeout(load, delay);
}

// Only sections that have changed are replaced; what was open stays open, and the keyboard stays where it was.
function show(incoming, since) {
  clock = serverClock(Number(incoming.dataset.now), since);
  readAt = Date.now();
  byId("ask").hidden = true;
  byId("bar").hidden = false;
  byId("forget").hidden = !key();
  const here = byId("content");
  for (const section of incoming.querySelectorAll("section")) {
    const text = section.outerHTML, before = byId(section.id);
    if (here && (shown.get(section.id) === text || before?.querySelector("form :is(input, select):focus"))) continue;
    shown.set(section.id, text);
    if (!here || !before) continue;
    const focus = before.contains(document.activeElement) ? document.activeElement.id : "";
    for (const open of before.querySelectorAll("details[open]")) section.querySelector(`#${CSS.escape(open.id)}`)?.setAttribute("open", "");
    before.replaceWith(section);
    if (focus) byId(focus)?.focus();
  }
  if (!here) byId("main").append(incoming);
  tick();
}

function tick() {
  if (!clock) return;
  for (const time of document.querySelectorAll("time.left")) {
    const rest = Number(time.dataset.deadline) - clock();
    time.title ||= time.textContent;
    time.textContent = written(rest, "en");
    time.classList.toggle("soon", rest < 60_000);
  }
  const age = Math.round((Date.now() - readAt) / 1000);
  byId("read").textContent = paused ? `Paused; as of ${age} s ago` : `As of ${age} s ago`;
}

byId("ask").addEventListener("submit", (event) => {
  event.preventDefault();
  typed = byId("key").value.trim();
  byId("key").value = "";
  load();
});

byId("forget").addEventListener("click", () => {
  typed = "";
  sessionStorage.removeItem(KEY);
  tell("");
  ask();
});

byId("pause").addEventListener("click", () => {
  paused = !paused;
  byId("pause").setAttribute("aria-pressed", String(paused));
  if (paused) clearTimeout(timer); else load();
  tick();
});

document.addEventListener("submit", async (event) => {
  if (!event.target.matches("[data-posts]")) return;
  event.preventDefault();
  const sure = event.target.dataset.sure;
  if (sure && !confirm(sure)) return;
  const button = event.target.querySelector("button");
  button.disabled = true;
  try {
    const answer = await fetch(event.target.action, { method: "POST", headers: headers() });
    tell(answer.ok ? event.target.dataset.posts : await refusalOf(answer), !answer.ok);
  } catch {
    tell("The service does not answer: nothing was done.", true);
  }
  button.disabled = false;
  load();
});

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") clearTimeout(timer);
  else if (!paused && byId("ask").hidden) load();
});

byId("plain")?.remove();
setInterval(tick, 1000);
if (!asks) {
  const content = byId("content");
  for (const section of content.querySelectorAll("section")) shown.set(section.id, section.outerHTML);
  const [arrival] = performance.getEntriesByType("navigation");
  show(content, arrival?.responseStart || performance.now());
  next(PAUSE);
} else if (key()) {
  load();
} else {
  ask();
}
