// What an example brought goes when its text is replaced: its history says nothing about another text. The department
// stays: it is seen beside the text, and most who try a text of their own try it in the department they chose.
const ENDS = 8; // characters; who keeps the beginning or the end edits the example, and still means it
let example = null;

/** The form was filled in from this example; null: from elsewhere. */
export function began(values) {
  example = values;
}

const STAYS = new Set(["text", "department"]);

/** Empty what the example had brought, if its text has just been replaced; whether there was anything. */
export function left(form) {
  const text = form.elements.text.value;
  if (!example || text.startsWith(example.text.slice(0, ENDS)) || text.endsWith(example.text.slice(-ENDS))) return false;
  const chosen = Object.entries(example).filter(([name, value]) => !STAYS.has(name) && value);
  const same = chosen.map(([name, value]) => [form.elements[name], value]).filter(holds);
  example = null;
  for (const [field] of same) {
    if (field.type === "checkbox") field.checked = false;
    else field.value = "";
  }
  return same.length > 0;
}

function holds([field, value]) {
  return field.type === "checkbox" ? field.checked === value : field.value === value;
}

/** The example whose text the form shows when the page comes, if it is one. */
export function exampleOf(form, buttons) {
  const all = [...buttons].map((one) => JSON.parse(one.dataset.form));
  return all.find((one) => one.text === form.elements.text.defaultValue) ?? null;
}
