import { randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH, readRecoveryCode, spelledRecoveryCode } from '@/domain/account/secondFactor';
import type { AccountsContext } from '../context';

const letter = () => RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length));
const newCode = () => spelledRecoveryCode(Array.from({ length: RECOVERY_LENGTH }, letter).join(''));

/** Ten codes for their owner, and what is stored in their place. */
export async function newRecoveryCodes({ passwords }: Pick<AccountsContext, 'passwords'>): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  return { codes, hashes: await passwords.hashTogether(codes) };
}

/** Which unused code it is; undefined when it is none. */
export async function findRecoveryCode({ store, passwords }: AccountsContext, userId: string, typed: string): Promise<string | undefined> {
  const spelled = readRecoveryCode(typed);
  if (spelled === undefined) return undefined;
  const unused = await store.recoveryCodes.list(userId);
  const hashes = unused.map(({ codeHash }) => codeHash);
  return unused[(await passwords.whichIs(hashes, spelled)) ?? -1]?.codeId;
}
