// The playground: sends the form while somebody types, and shows the parts of the page that come back.
import { part } from "./playground/asking.js";
import { began, exampleOf, left } from "./playground/example.js";
import { follow } from "./playground/following.js";
import { entries, fill, fromLink, linkTo } from "./playground/form.js";
import { rated } from "./playground/rating.js";
import { about, brief, hideTrouble, outdate, say, showPart, showTrouble, tell } from "./playground/showing.js";

const PAUSE = 250; // ms without a key stroke before the text is sent
const COPIED = "✓ Copied";
const at = (id) => document.getElementById(id);
const form = at("form");
const result = at("result");
let timer, asking;

async function check() {
  clearTimeout(timer);
  asking?.abort(); // what was asked before is no longer of interest: the last answer wins
  asking = null;
  at("empty").hidden = form.elements.text.value.trim() !== "";
  if (!at("empty").hidden) {
    showPart(result, "");
    brief(result);
    hideTrouble();
    return;
  }
  const mine = (asking = new AbortController());
  result.setAttribute("aria-busy", "true");
  try {
    const html = await part("/try", entries(form), mine.signal);
    if (mine !== asking) return;
    hideTrouble();
    showPart(result, html);
    brief(result);
    tell(about(result).told);
  } catch (error) {
    if (mine !== asking) return;
    showTrouble(error);
    outdate(result);
    at("brief").hidden = true;
  } finally {
    if (mine === asking) result.removeAttribute("aria-busy");
  }
}

function soon() {
  clearTimeout(timer);
  timer = setTimeout(check, PAUSE);
}

async function clarify(button) {
  button.disabled = true;
  try {
    showPart(at("clarification"), await part("/try/clarification", entries(form)));
    hideTrouble();
    at("clarification").scrollIntoView({ block: "nearest" });
    at("answer")?.focus();
    follow(at("clarification"));
  } catch (error) {
    showTrouble(error);
    at("trouble").scrollIntoView({ block: "nearest" });
  } finally {
    button.disabled = false;
  }
}

function openLink() {
  const values = fromLink(location.hash);
  if (!values) return false;
  began(null);
  fill(form, values);
  check();
  return true;
}

form.addEventListener("input", () => {
  if (left(form)) say("This is another text than the example's, so its history, candidates and fields were emptied.");
  soon();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (event.submitter?.matches(".open")) clarify(event.submitter);
  else check();
});
document.querySelector(".examples").addEventListener("submit", (event) => {
  event.preventDefault();
  began(JSON.parse(event.submitter.dataset.form));
  fill(form, JSON.parse(event.submitter.dataset.form));
  say("");
  check();
});
document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.verdict) await rated(button, about(result));
  if (button?.dataset.copies) await copied(button, at(button.dataset.copies).textContent, "Copied.");
});
at("link").addEventListener("click", (event) => {
  history.replaceState(null, "", linkTo(form));
  copied(event.target, location.href, "Copied. The link carries what you wrote behind its #, which is sent to no server.");
});
at("clear").addEventListener("click", () => {
  began(null);
  say("");
  fill(form, {});
  history.replaceState(null, "", location.pathname);
  check();
  form.elements.text.focus();
});
at("key").value = sessionStorage.getItem("askfirst-key") ?? "";
at("key").addEventListener("input", () => {
  sessionStorage.setItem("askfirst-key", at("key").value.trim());
});

async function copied(button, text, told) {
  const name = button.textContent;
  if (name === COPIED) return;
  try {
    await navigator.clipboard.writeText(text);
    say(told);
    button.textContent = COPIED;
    setTimeout(() => (button.textContent = name), 1500);
  } catch {
    say("The browser does not let this page copy; select it and copy it by hand.");
  }
}

at("link").hidden = at("clear").hidden = false;
showPart(result, null);
brief(result);
addEventListener("hashchange", openLink);
began(exampleOf(form, document.querySelectorAll(".examples button")));
if (!openLink() && form.elements.text.value !== form.elements.text.defaultValue) check(); // a browser that kept the form
