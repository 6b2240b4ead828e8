// The form: its entries, filling it in, and links that carry it.

const NAMES = ["text", "department", "language", "history", "candidates", "none_found", "fields", "required_fields"];

/** Names and values of all that is filled in. */
export function entries(form) {
  return [...new FormData(form)].filter(([, value]) => value !== "");
}

/** Fill the form in with these values; what they lack is emptied. */
export function fill(form, values) {
  for (const name of NAMES) {
    const field = form.elements[name];
    if (field.type === "checkbox") field.checked = Boolean(values[name]);
    else field.value = values[name] ?? "";
    if (field.type === "select-one" && field.selectedIndex < 0) field.selectedIndex = 0;
  }
  form.querySelector("details").open = NAMES.slice(3).some((name) => values[name]);
}

/** The page's address with the form behind its #: that part is sent to no server. */
export function linkTo(form) {
  return `${location.pathname}#${new URLSearchParams(entries(form))}`;
}

/** What a link carries, or null where it carries no text. */
export function fromLink(hash) {
  const values = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  return values.text ? values : null;
}
