// Shows the API's description. The filter looks into addresses, summaries and descriptions, not into tags alone.
function found(operation, phrase) {
  const parts = [operation.get("path"), operation.get("method"), operation.getIn(["operation", "summary"]),
    operation.getIn(["operation", "description"])];
  return parts.join(" ").toLowerCase().includes(phrase);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
function colour() { document.documentElement.classList.toggle("dark-mode", dark.matches); }
dark.addEventListener("change", colour);
colour();

SwaggerUIBundle({
  url: "/docs/openapi.json",
  dom_id: "#swagger-ui",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  syntaxHighlight: { activated: false }, // its colours are too faint to be read
  validatorUrl: null,
  plugins: [() => ({ wrapComponents: { ServersContainer: () => () => null } })], // there is one server: this one
  fn: {
    opsFilter: (tagged, phrase) => tagged
      .map((tag) => tag.update("operations", (all) => all.filter((one) => found(one, phrase.toLowerCase()))))
      .filter((tag) => tag.get("operations").size),
  },
});
