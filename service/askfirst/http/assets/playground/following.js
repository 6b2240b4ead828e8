// Following a clarification: the service answers as soon as something has changed.
import { part } from "./asking.js";
import { about, hideTrouble, showPart, showTrouble, tell } from "./showing.js";

const AGAIN = 3000; // ms until the next try where the service was not reached

let following = null;

/** Show the clarification in `place` anew until it has ended; a new one ends the following of the old. */
export async function follow(place) {
  following?.abort();
  const mine = (following = new AbortController());
  tell(about(place).told);
  while (about(place).status === "pending" && mine === following) {
    const { id, version, told } = about(place);
    try {
      const html = await part("/try/clarification", [["clarification", id], ["version", version]], mine.signal);
      if (mine !== following) return;
      hideTrouble();
      showPart(place, html);
      if (about(place).told !== told) tell(about(place).told);
    } catch (error) {
      if (mine !== following) return;
      showTrouble(error);
      if (error.status >= 400 && error.status < 500) return; // asking again would change nothing
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}
