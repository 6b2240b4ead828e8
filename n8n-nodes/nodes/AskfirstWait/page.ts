/** The pages that people see under the resume URL. */
import { createHash } from 'crypto';

import { REFUSED_BY_PAGE } from '../shared/links';
import type { Asked, Question } from '../shared/types';
import { wordsOf, type Words } from '../shared/words';
import { LONGEST } from './reading';

/** Why what was sent is no answer, and what is filled in again so that nothing is lost. */
export interface Refused {
	problem: 'empty' | 'tooLong';
	count?: number;
	said?: Record<string, string>;
}

/** The form. Looking at it changes nothing: mail scanners follow links. */
export function form({ questions, text, language }: Asked, refused?: Refused): string {
	const words = wordsOf(language);
	const said = refused?.said ?? {};
	const warning = refused ? `<p role="alert">${escape(problemIn(words, refused))}</p>` : '';
	const about = `<p class="about">${escape(words.about)}:</p><blockquote dir="auto">${escape(text)}</blockquote>`;
	const content =
		questions.length > 1 ? several(questions, words, said) : one(questions[0], words, said);
	return page(words, words.title, warning + about + content);
}

export function answered(language?: string): string {
	const words = wordsOf(language);
	return page(words, words.thanks, `<h1>${words.thanks}</h1><p>${words.passedOn}</p>`);
}

export function closed(language?: string): string {
	const words = wordsOf(language);
	return page(words, words.closed, `<h1>${words.closed}</h1><p>${words.closedWhy}</p>`);
}

function problemIn(words: Words, { problem, count }: Refused): string {
	if (problem === 'empty') return words.empty;
	return words.tooLong.replace('{count}', String(count)).replace('{most}', String(LONGEST));
}

function one({ id, text, options }: Question, words: Words, said: Record<string, string>): string {
	const buttons = options.map(
		(option) => `<button name="value" value="${escape(option)}">${escape(option)}</button>`,
	);
	return `<h1 dir="auto">${escape(text)}</h1>
<form method="post">${buttons.join('\n')}</form>
<form method="post"><label>${words.yours}<textarea name="value" rows="3" required dir="auto">
${escape(said[id] ?? '')}</textarea></label>
<button class="main">${words.send}</button></form>
<form method="post"><button class="quiet" name="outcome" value="skipped">${words.skip}</button></form>`;
}

function several(questions: Question[], words: Words, said: Record<string, string>): string {
	const fields = questions.map(({ id, text, options }) => {
		const choices = options.map((option) => `<option value="${escape(option)}">`).join('');
		return `<label>${escape(text)}<input name="value_${escape(id)}" list="of_${escape(id)}" value="${escape(said[id] ?? '')}" autocomplete="off" required dir="auto"></label>
<datalist id="of_${escape(id)}">${choices}</datalist>`;
	});
	return `<h1>${words.title}</h1>
<form method="post">${fields.join('\n')}
<button class="main">${words.send}</button></form>`;
}

function page(words: Words, title: string, content: string): string {
	return `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main data-closed="${escape(`${words.closed}. ${words.closedWhy}`)}" data-busy="${escape(words.busy)}">${content}</main><script>${SCRIPT}</script></body></html>`;
}

function escape(text: string): string {
	const entities: Record<string, string> = {
		'&': '&amp;',
		'<': '&lt;',
		'>': '&gt;',
		'"': '&quot;',
	};
	return text.replace(/[&<>"]/g, (character) => entities[character]);
}

/**
 * While the execution is busy, and when several answers come at once, n8n refuses a form: so the script sends it, again
 * until it is taken, and shows the page that comes. It asks for n8n's errors in JSON, to know them from pages. It also
 * sends only once. It is a block, because the page that comes has the script too, and runs it in the same scope.
 */
const SCRIPT = `{
let sent=false;
addEventListener("pageshow",()=>{sent=false});
addEventListener("submit",async(e)=>{
e.preventDefault();
if(sent)return;
sent=true;
const body=new URLSearchParams(new FormData(e.target,e.submitter));
const there=location.href.replace("${REFUSED_BY_PAGE}","json");
const {closed,busy}=document.querySelector("main").dataset;
for(let tries=0;tries<40;tries++){
const answer=await fetch(there,{method:"POST",body}).catch(()=>undefined);
const text=await answer?.text();
if(answer?.headers.get("content-type")?.startsWith("text/html")){document.open();document.write(text);document.close();return}
if(answer?.status===404||text?.includes("finished")){say(closed);return}
await new Promise((done)=>setTimeout(done,500+1500*Math.random()));
}
sent=false;
say(busy);
});
function say(text){
const line=document.createElement("p");
line.setAttribute("role","alert");
line.textContent=text;
document.querySelector("[role=alert]")?.remove();
document.querySelector("main").prepend(line);
}
}`;

/** What a page may do: show itself, send its form to where it came from, and run the one script. */
export const POLICY = [
	"default-src 'none'",
	"style-src 'unsafe-inline'",
	`script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
	"form-action 'self'",
	"connect-src 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join('; ');

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;margin:0;padding:1.5rem}
main{max-width:34rem;margin:0 auto}
h1{font-size:1.3rem}
form{margin:0 0 1rem}
label{display:block;margin:0 0 1rem}
blockquote{margin:0;padding-left:1rem;border-left:3px solid #1f6f5c;white-space:pre-line}
.about{margin:0 0 .25rem}
textarea,input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem;margin:.25rem 0}
button{font:inherit;padding:.5rem 1rem;margin:.25rem .5rem .25rem 0;border:1px solid #1f6f5c;border-radius:.4rem;background:transparent;color:inherit;cursor:pointer}
button.main{background:#1f6f5c;color:#fff}
button.quiet{border-color:transparent;text-decoration:underline;padding-left:0}
[role=alert]{color:#b3261e}`;
