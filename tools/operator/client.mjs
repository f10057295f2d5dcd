import { existsSync, readFileSync } from 'node:fs';
import { readSettings } from '../lib/settings.mjs';
import { EXIT, OperatorError } from './exit.mjs';
import { refusalText } from './refusals.mjs';

/** From KONTOR_OPERATOR_TOKEN or a file; never from the command line, which other users of the machine can see. */
function tokenOf({ 'token-file': file }) {
  if (file !== undefined) {
    if (!existsSync(file)) throw new OperatorError(`no token file ${file}`, EXIT.notAllowed);
    return readFileSync(file, 'utf8').trim();
  }
  const token = process.env.KONTOR_OPERATOR_TOKEN?.trim();
  if (!token) throw new OperatorError('no token: set KONTOR_OPERATOR_TOKEN, or give --token-file', EXIT.notAllowed);
  return token;
}

/** The data of the exchange's answer. Throws an OperatorError that says why there is none. */
export async function callExchange(command, params, given) {
  const { call, needsToken = true } = command;
  const port = given.port ?? readSettings().exchangePort;
  const [method, path] = call;
  const url = new URL(path, `http://127.0.0.1:${port}`);
  const headers = needsToken ? { authorization: `Bearer ${tokenOf(given)}` } : {};
  const defined = Object.entries(params).filter(([, value]) => value !== undefined);
  if (method === 'GET') for (const [name, value] of defined) url.searchParams.set(name, String(value));
  const body = method === 'POST' ? { body: JSON.stringify(Object.fromEntries(defined)) } : {};
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body.body ? { 'content-type': 'application/json' } : {}) },
    ...body,
  }).catch((error) => {
    // A line that broke later may have carried the call.
    const isUnsent = error.cause?.code === 'ECONNREFUSED';
    throw new OperatorError(`no exchange answers on 127.0.0.1:${port}`, EXIT.unreachable, isUnsent);
  });
  const { code, msg, data } = await answer.json();
  if (code === '0') return data;
  const exitCode = answer.status === 403 || answer.status === 429 ? EXIT.notAllowed : EXIT.refused;
  throw new OperatorError(refusalText(msg, command, params), exitCode, true);
}
