import { appCode } from '../../tests/support/authenticatorApp';
import type { Account } from './accounts';
import { call } from './exchangeApi';
import { messageCount, nextCode } from './mailbox';

const STEP_MS = 30_000;

/**
 * Codes of one key that count one after another without waiting: none counts twice, and those of the step before and after the present
 * one are good, too.
 */
export const codesInARow = (key: string) => [-1, 0, 1].map((steps) => () => appCode(key, Date.now() + steps * STEP_MS));

/** Binds an authenticator without a browser; the codes it has left, one after another. */
export async function bindAuthenticator({ brand, email, token }: Account) {
  const seen = await messageCount(email);
  const { ticket, key } = await call(brand, 'authenticatorGenerate', {}, token);
  const [first, ...codes] = codesInARow(key);
  const params = { ticket, code: await nextCode(email, seen), authenticatorCode: first?.() ?? '' };
  const { recoveryCodes } = await call(brand, 'authenticatorBind', params, token);
  return { codes, recoveryCodes };
}
