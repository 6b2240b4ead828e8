// Asking the service, with the key that this tab holds.

const HERE = "Put yours into the field “API key”.";

/** Why there is no answer: a title, what to do, and the status (0: nothing came). */
export class Trouble extends Error {
  constructor(title, detail, status = 0) {
    super(detail);
    this.title = title;
    this.status = status;
  }
}

/** An answer of the service. Throws Trouble, or AbortError where `signal` ends the wait. */
export async function ask(path, { body, headers = {}, signal }) {
  const key = sessionStorage.getItem("askfirst-key");
  const sent = key ? { ...headers, authorization: `Bearer ${key}` } : headers;
  let answer;
  try {
    answer = await fetch(path, { method: "POST", body, headers: sent, signal });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Trouble("No answer", "The service cannot be reached. What you wrote is still here: try again in a moment.");
  }
  if (answer.ok) return answer;
  const problem = await answer.json().catch(() => ({}));
  const detail = problem.detail ?? `The service answered with status ${answer.status}.`;
  const missing = answer.status === 401 && !key; // what the API says is meant for programs
  throw new Trouble(problem.title ?? "That did not work", missing ? HERE : detail, answer.status);
}

/** A part of the page, as HTML that the service has escaped. */
export async function part(path, entries, signal) {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  const answer = await ask(path, { body, signal, headers: { "askfirst-part": "1" } });
  return answer.text();
}
