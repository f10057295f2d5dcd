import { setTimeout } from 'node:timers/promises';
import { appCode } from '../../tests/support/authenticatorApp';
import type { Account } from './accounts';
import { call } from './exchangeApi';
import { messageCount, nextCode } from './mailbox';

const STEP_MS = 30_000;
/** More than a call takes. */
const CALL_MS = 3000;

/** The code of the step before counts as long as this step lasts: with too little of it left, the next is waited for. */
async function codeOfStepBefore(key: string): Promise<string> {
  const leftMs = STEP_MS - (Date.now() % STEP_MS);
  if (leftMs < CALL_MS) await setTimeout(leftMs);
  return appCode(key, Date.now() - STEP_MS);
}

/**
 * Codes of one key that count one after another without waiting: none counts twice, and that of the step after the present one is good,
 * too.
 */
export const codesInARow = (key: string) => [0, 1].map((steps) => () => appCode(key, Date.now() + steps * STEP_MS));

/** Binds an authenticator without a browser; the codes it has left, one after another. */
export async function bindAuthenticator({ brand, email, token }: Account) {
  const seen = await messageCount(email);
  const { ticket, key } = await call(brand, 'authenticatorGenerate', {}, token);
  const code = await nextCode(email, seen);
  const params = { ticket, code, authenticatorCode: await codeOfStepBefore(key) };
  const { recoveryCodes } = await call(brand, 'authenticatorBind', params, token);
  return { codes: codesInARow(key), recoveryCodes };
}
