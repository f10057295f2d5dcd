import type { JsonSchema, Operation } from '@/contract/openapi';
import { escapeHtml } from '../../app/mail/escapeHtml';
import { type FieldLine, fieldLines, ruleText, typeText } from './schemaText';

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
  const body = requestBody?.content['application/json'] ?? requestBody?.content['multipart/form-data'];
  if (body) return fieldLines(body.schema);
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return query.map(({ name, required, schema }) => ({
    depth: 0,
    name,
    type: typeText(schema),
    isRequired: required,
    rule: ruleText(schema),
  }));
}

/** What a call takes. */
export function requestTable(method: string, operation: Operation): string {
  const table = fieldTable(requestFields(operation));
  const isByQuery = method === 'get' || operation.requestBody?.content['application/octet-stream'] !== undefined;
  return table === '' ? '' : `<h4>${isByQuery ? 'Query' : 'Body'}</h4>${table}`;
}

/** What it answers. */
export function answerTable(schema: JsonSchema | undefined): string {
  const data = schema?.properties?.data ?? {};
  return `<h4>Answer <span class="type">${escapeHtml(typeText(data))}</span></h4>${fieldTable(fieldLines(data))}`;
}
