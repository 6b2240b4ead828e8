// "Was this right?": what somebody says about an assessment goes to /v1/feedback.
import { ask } from "./asking.js";

export async function rated(button, { id, request }) {
  const card = button.closest(".rating");
  const said = card.querySelector(".rated");
  const buttons = [...card.querySelectorAll("button")];
  for (const one of buttons) one.disabled = true;
  try {
    const body = JSON.stringify({ assessment_id: id, verdict: button.dataset.verdict, instruction: JSON.parse(request) });
    await ask("/v1/feedback", { body, headers: { "content-type": "application/json" } });
    button.setAttribute("aria-pressed", "true");
    said.textContent = "Thank you. It was kept with the instruction.";
  } catch (error) {
    for (const one of buttons) one.disabled = false;
    said.textContent = `${error.title ?? "That did not work"}. ${error.message}`;
  }
}
