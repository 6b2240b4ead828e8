// The "Try it" forms of the API page: send what is in the box, show what came back.
for (const form of document.querySelectorAll("form[data-path]")) {
  const output = form.querySelector("output");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    output.textContent = "…";
    const box = form.querySelector("textarea");
    const request = { method: form.dataset.method };
    if (box) Object.assign(request, { body: box.value, headers: { "content-type": "application/json" } });
    try {
      const answer = await fetch(form.dataset.path, request);
      const text = await answer.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch { /* not JSON: show as it is */ }
      output.textContent = `${answer.status} ${answer.statusText}\n${shown}`;
    } catch (error) {
      output.textContent = `No answer: ${error.message}`;
    }
  });
}
