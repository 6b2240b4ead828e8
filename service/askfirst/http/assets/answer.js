// The answer page works without this. It counts the time down, shows times in the reader's own time zone, and keeps
// a double click from sending twice, and an answer that is too long from being sent at all.
import { local, serverClock, unit, written } from "./timeleft.js";

const { lang } = document.documentElement;
const language = navigator.languages.find((one) => one.split("-")[0] === lang.split("-")[0]) ?? lang;
const left = document.getElementById("left");

if (left) {
  const { now, deadline, left: label, over, open, look } = left.dataset;
  const [arrival] = performance.getEntriesByType("navigation");
  const time = serverClock(Number(now), arrival?.responseStart || performance.now());
  const until = document.getElementById("until");
  until.title = until.textContent;
  until.textContent = local(new Date(until.dateTime), language);

  const shown = Object.assign(document.createElement("p"), { className: "countdown" });
  const digits = document.createElement("b");
  digits.setAttribute("role", "timer");
  digits.setAttribute("aria-label", label.replace(/\s?[:：]$/, ""));
  shown.append(`${label} `, digits);
  const told = Object.assign(document.createElement("p"), { className: "unseen" });
  told.setAttribute("role", "status");
  left.prepend(shown);
  left.append(told);

  const marks = [300, 60, 30, 10];
  const atFirst = Number(deadline) - time();
  let last = Infinity;
  const tick = () => {
    const rest = Number(deadline) - time(), seconds = Math.ceil(rest / 1000);
    digits.textContent = written(rest, language);
    left.classList.toggle("soon", rest < 60_000);
    const passed = marks.find((mark) => seconds <= mark && mark < last && last !== Infinity);
    if (passed && rest > 0) {
      told.textContent = `${label} ${passed < 60 ? unit(passed, "second", language) : unit(passed / 60, "minute", language)}`;
    }
    last = seconds;
    if (rest > 0) return;
    clearInterval(ticking);
    shown.textContent = over;
    until.parentElement.hidden = true;
    told.textContent = over;
    const stay = Object.assign(document.createElement("p"), { textContent: `${open} ` });
    stay.append(Object.assign(document.createElement("a"), { href: location.pathname, textContent: look }));
    left.append(stay);
    const busy = [...document.querySelectorAll("textarea")].some((box) => box.value || box === document.activeElement)
      || document.querySelector("input:checked");
    if (atFirst > 0 && !busy) setTimeout(() => location.replace(location.pathname), 1500);
  };
  const ticking = setInterval(tick, 250);
  tick();
}

// An answer that is too long stays in its field, whole, until somebody has shortened it.
function tooLong(form) {
  for (const box of form.querySelectorAll("textarea[data-most]")) {
    const chosen = box.closest("fieldset")?.querySelector("input:checked");
    const count = [...box.value.trim()].length, most = Number(chosen ? box.dataset.remark : box.dataset.most);
    if (count > most) return { box, said: box.dataset.long.replace("{count}", count).replace("{most}", most) };
  }
  return null;
}

function warn({ box, said }) {
  document.getElementById("problem")?.remove();
  const note = Object.assign(document.createElement("p"), { id: "problem", className: "note bad", textContent: said });
  note.setAttribute("role", "alert");
  box.before(note);
  box.setAttribute("aria-invalid", "true");
  box.setAttribute("aria-describedby", "problem");
  box.focus();
}

for (const form of document.forms) {
  form.addEventListener("submit", (event) => {
    const long = tooLong(form);
    if (long) {
      event.preventDefault();
      warn(long);
      return;
    }
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "yes";
  });
}
addEventListener("pageshow", () => { for (const form of document.forms) delete form.dataset.sent; });
document.querySelector("[autofocus]")?.focus();
