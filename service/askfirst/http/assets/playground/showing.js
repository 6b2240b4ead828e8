// Showing what came back. HTML comes from our own service alone; words of others go in as text.
import { local } from "../timeleft.js";

const at = (id) => document.getElementById(id);

/** Put a part of the page in place, with the details open that were open; null leaves what is there. */
export function showPart(place, html) {
  const open = [...place.querySelectorAll("details[open]")].map((one) => one.id);
  const focused = place.contains(document.activeElement) ? document.activeElement.id : "";
  if (html !== null) place.innerHTML = html;
  place.classList.remove("stale");
  place.inert = false;
  for (const id of open) at(id)?.setAttribute("open", "");
  for (const one of place.querySelectorAll(".copy, .rating")) one.hidden = false;
  for (const one of place.querySelectorAll(".refresh")) one.hidden = true;
  for (const one of place.querySelectorAll("time")) one.textContent = local(new Date(one.dateTime));
  if (focused) at(focused)?.focus();
}

/** What the part says about itself: its data attributes. */
export function about(place) {
  return { ...place.firstElementChild?.dataset };
}

/** For those who listen: once, and politely. */
export function tell(text) {
  if (text && at("told").textContent !== text) at("told").textContent = text;
}

/** A word below the form. */
export function say(text) {
  at("said").textContent = text;
}

export function showTrouble(error) {
  at("trouble-title").textContent = error.title ?? "That did not work";
  at("trouble-detail").textContent = error.message;
  at("trouble").hidden = false;
  at("trouble-before").hidden = true;
  if (error.status === 401 || error.status === 403) at("keyed").hidden = false;
}

/** What stands in `place` is about something else than what is written now. */
export function outdate(place) {
  place.classList.add("stale");
  place.inert = true;
  at("trouble-before").hidden = !place.firstElementChild;
}

/** The verdict in a word, beside the text: on a phone the rest is further down. */
export function brief(place) {
  const verdict = place.querySelector(".verdict .badge");
  at("brief").hidden = !verdict;
  if (!verdict) return;
  at("brief").className = `brief ${verdict.className}`;
  at("brief").textContent = `${verdict.textContent} · ${place.querySelector(".number b").textContent}`;
}

export function hideTrouble() {
  at("trouble").hidden = true;
}
