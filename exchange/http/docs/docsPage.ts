import { codes } from '@/contract/codes';
import { HEADER_TOKEN } from '@/contract/headers';
import type { OpenApiDocument, Operation } from '@/contract/openapi';
import { HEARTBEAT_MS, STREAM_PATH } from '@/contract/streamConstants';
import { escapeHtml } from '../../app/mail/escapeHtml';
import { copyScript } from './copyScript';
import { exampleCode } from './exampleCode';
import { openExamples, signedInExamples } from './examples';
import { answerTable, requestTable } from './fieldTable';

/** A line to look through; its fields unfold. The id is inside, so that a link to a call opens it. */
function call(path: string, method: string, operation: Operation): string {
  const lock = operation.security.length > 0 ? '<span class="lock">signed in</span>' : '';
  return `<details class="call"><summary><span class="verb ${method}">${method.toUpperCase()}</span><code>${escapeHtml(path)}</code>
<span class="what">${escapeHtml(operation.summary)}</span>${lock}</summary>
<div id="${operation.operationId}" class="fields">${requestTable(method, operation)}
${answerTable(operation.responses['200']?.content['application/json']?.schema)}</div></details>`;
}

function callsOf({ paths }: OpenApiDocument, area: string) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => (operation.tags.includes(area) ? [{ path, method, operation }] : [])),
  );
}

/** On phones the areas alone, in a strip above the page: the page is about the calls, not about links to them. */
function navigation(document: OpenApiDocument): string {
  const areas = document.tags.map(({ name }) => {
    const links = callsOf(document, name).map(
      ({ operation }) => `<a class="one" href="#${operation.operationId}">${operation.operationId}</a>`,
    );
    return `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>${links.join('')}`;
  });
  return `<nav aria-label="Contents"><a href="#start">Start</a><a href="#signed-in">Signed in</a>${areas.join('')}<a href="#stream">Stream</a><a href="#codes">Error codes</a></nav>`;
}

function codeTable(): string {
  const rows = Object.values(codes).map(({ code, key }) => `<tr><td class="num">${code}</td><td><code>${escapeHtml(key)}</code></td></tr>`);
  return `<section id="codes"><h2>Error codes</h2><div class="scroll"><table class="codes"><thead><tr><th scope="col">Code</th><th scope="col">Key of the text</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></section>`;
}

const stream = `<section id="stream"><h2>Stream</h2><p>One WebSocket at <code>${STREAM_PATH}</code> carries depth, trades, tickers, candles and, after
<code>{"op":"auth","id":1,"token":"..."}</code> with a token of websocketToken, the private channel. Subscribe with
<code>{"op":"subscribe","id":2,"channels":[{"channel":"depth","symbol":"BTC_USDT"}]}</code>. A depth update applies on top of its
prevSeq; any other number is a gap: subscribe again. The server is never silent for longer than ${HEARTBEAT_MS} ms.</p></section>`;

const start = (base: string) =>
  `<section id="start"><h2>Start</h2><p>Market data needs no account.</p>${exampleCode(openExamples, base)}</section>`;

const signedIn = (base: string) => `<section id="signed-in"><h2>Signed in</h2><p>Calls of an account carry its session in the header
<code>${HEADER_TOKEN}</code>: what the login calls answer, and what a browser that is signed in here keeps in the cookie of the same name.
Whoever has it can trade, so keep it out of programs: <code>export TOKEN=...</code> puts it where these look for it.</p>
${exampleCode(signedInExamples, base)}</section>`;

/** The API description as one page that needs no script, with examples for the site that is looked at. */
export function docsPage(document: OpenApiDocument, base: string): string {
  const { title, version, description } = document.info;
  const areas = document.tags.map(
    ({ name }) =>
      `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2><div class="calls">${callsOf(document, name)
        .map(({ path, method, operation }) => call(path, method, operation))
        .join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="docs.css"></head><body>
${navigation(document)}<main><header><h1>${escapeHtml(title)}</h1><p>Calls under <code>${escapeHtml(base)}</code>. ${escapeHtml(description)}</p>
<p class="dim">Version ${escapeHtml(version)}. <a href="openapi.json">openapi.json</a></p></header>
${start(base)}${signedIn(base)}${areas.join('')}${stream}${codeTable()}</main><p role="status" class="said"></p><script>${copyScript}</script></body></html>`;
}
