// The packs page where keys are asked for: gets its content with the key of this tab, or with one that is typed.
const KEY = "askfirst-key";
const at = (id) => document.getElementById(id);

async function load(key) {
  let answer;
  try {
    answer = await fetch("/packs/now", { headers: { authorization: `Bearer ${key}` }, cache: "no-store" });
  } catch {
    return refuse("The service does not answer. Try again.");
  }
  if (!answer.ok) return refuse((await answer.json()).detail);
  sessionStorage.setItem(KEY, key);
  at("ask").replaceWith(new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("content"));
}

function refuse(why) {
  at("refused").textContent = why;
  at("refused").hidden = false;
  at("key").focus();
}

at("ask").addEventListener("submit", (event) => {
  event.preventDefault();
  load(at("key").value.trim());
});
if (sessionStorage.getItem(KEY)) load(sessionStorage.getItem(KEY));
