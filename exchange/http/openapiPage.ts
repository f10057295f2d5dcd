import { codes } from '@/contract/codes';
import type { JsonSchema, OpenApiDocument, Operation } from '@/contract/openapi';
import { HEARTBEAT_MS, STREAM_PATH } from '@/contract/streamConstants';
import { escapeHtml } from '../app/mail/escapeHtml';
import { type FieldLine, fieldLines, ruleText, typeText } from './openapiSchemaText';

const MAX_INDENT = 4;

function fieldRow({ depth, name, type, isRequired, rule }: FieldLine): string {
  const mark = isRequired ? '' : ' <small>optional</small>';
  return `<tr><td class="in${Math.min(depth, MAX_INDENT)}"><code>${escapeHtml(name)}</code>${mark}</td><td>${escapeHtml(type)}</td><td>${escapeHtml(rule)}</td></tr>`;
}

function fieldTable(lines: readonly FieldLine[]): string {
  if (lines.length === 0) return '';
  const head = '<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>';
  return `<div class="scroll"><table>${head}<tbody>${lines.map(fieldRow).join('')}</tbody></table></div>`;
}

function requestFields({ parameters, requestBody }: Operation): FieldLine[] {
  if (requestBody) return fieldLines(requestBody.content['application/json'].schema);
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return query.map(({ name, required, schema }) => ({
    depth: 0,
    name,
    type: typeText(schema),
    isRequired: required,
    rule: ruleText(schema),
  }));
}

/** Folded: answers are long, and most readers look for the call first. */
function answer(schema: JsonSchema | undefined): string {
  const data = schema?.properties?.data ?? {};
  const summary = `Answer <span class="type">${escapeHtml(typeText(data))}</span>`;
  const fields = fieldTable(fieldLines(data));
  return fields === '' ? `<p class="answer">${summary}</p>` : `<details class="answer"><summary>${summary}</summary>${fields}</details>`;
}

function call(path: string, method: string, operation: Operation): string {
  const request = fieldTable(requestFields(operation));
  const lock = operation.security.length > 0 ? '<span class="lock">signed in</span>' : '';
  return `<article id="${operation.operationId}">
<h3><span class="verb ${method}">${method.toUpperCase()}</span><code>${escapeHtml(path)}</code>${lock}</h3>
<p>${escapeHtml(operation.summary)}</p>
${request === '' ? '' : `<h4>${method === 'get' ? 'Query' : 'Body'}</h4>${request}`}
${answer(operation.responses['200']?.content['application/json'].schema)}
</article>`;
}

function callsOf({ paths }: OpenApiDocument, area: string) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => (operation.tags.includes(area) ? [{ path, method, operation }] : [])),
  );
}

function navigation(document: OpenApiDocument): string {
  const groups = document.tags.map(({ name }) => {
    const links = callsOf(document, name).map(({ operation }) => `<a href="#${operation.operationId}">${operation.operationId}</a>`);
    return `<h2>${escapeHtml(name)}</h2>${links.join('')}`;
  });
  return `<nav aria-label="Calls">${groups.join('')}<h2>more</h2><a href="#stream">Stream</a><a href="#codes">Error codes</a></nav>`;
}

function codeTable(): string {
  const rows = Object.values(codes).map(({ code, key }) => `<tr><td class="num">${code}</td><td><code>${escapeHtml(key)}</code></td></tr>`);
  return `<section id="codes"><h2>Error codes</h2><div class="scroll"><table><thead><tr><th scope="col">Code</th><th scope="col">Key of the text</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></section>`;
}

const stream = `<section id="stream"><h2>Stream</h2><p>One WebSocket at <code>${STREAM_PATH}</code> carries depth, trades, tickers, candles and, after
<code>{"op":"auth","id":1,"token":"..."}</code> with a token of websocketToken, the private channel. Subscribe with
<code>{"op":"subscribe","id":2,"channels":[{"channel":"depth","symbol":"BTC_USDT"}]}</code>. A depth update applies on top of its
prevSeq; any other number is a gap: subscribe again. The server is never silent for longer than ${HEARTBEAT_MS} ms.</p></section>`;

/** The API description as one page without scripts. */
export function openApiPage(document: OpenApiDocument): string {
  const { title, version, description } = document.info;
  const areas = document.tags.map(
    ({ name }) =>
      `<section><h2>${escapeHtml(name)}</h2>${callsOf(document, name)
        .map(({ path, method, operation }) => call(path, method, operation))
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="docs.css"></head><body>
${navigation(document)}<main><header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
<p class="dim">Version ${escapeHtml(version)}. <a href="openapi.json">openapi.json</a></p></header>${areas.join('')}${stream}${codeTable()}</main></body></html>`;
}
