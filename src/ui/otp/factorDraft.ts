import { canUsePasskeys } from '@/src/lib/canUsePasskeys';

/** How a user proves the second factor. */
export type FactorWay = 'app' | 'passkey' | 'recovery';

/** The second factor as it is given: a code of the app, a recovery code, or a passkey, which the browser asks for when it is sent. */
export interface FactorDraft {
  way: FactorWay;
  text: string;
}

export const EMPTY_FACTOR: FactorDraft = { way: 'app', text: '' };

const APP_CODE = /^\d{6}$/;

/** Whether there is enough to send. */
export const isFactorWhole = ({ way, text }: FactorDraft): boolean =>
  way === 'passkey' || (way === 'recovery' ? text.trim() !== '' : APP_CODE.test(text));

/** Ways an account has, the best first: who is phished cannot give a passkey away. Recovery codes are always one. */
export function waysOf(methods: readonly ('authenticator' | 'passkey')[]): FactorWay[] {
  const ways: FactorWay[] = [];
  if (methods.includes('passkey') && canUsePasskeys()) ways.push('passkey');
  if (methods.includes('authenticator')) ways.push('app');
  return [...ways, 'recovery'];
}

/** Where a user starts. */
export const firstFactor = ([way = 'app']: readonly FactorWay[]): FactorDraft => ({ way, text: '' });

/** What calls take. `askPasskey` brings the browser's dialog up. */
export async function factorProof<Signed>({ way, text }: FactorDraft, askPasskey: () => Promise<Signed>) {
  if (way === 'passkey') return { passkey: await askPasskey() };
  return way === 'recovery' ? { recoveryCode: text.trim() } : { authenticatorCode: text };
}
