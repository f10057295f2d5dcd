import type { FactorMethod } from '@/domain/account/secondFactor';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import type { Caller, User } from '../model';
import { usableAt } from '../passkeys/askPasskey';

/** Whether a login asks for more than password and code. A passkey that works elsewhere, or nowhere any more, is one too. */
export const hasSecondFactor = ({ authenticatorBoundAt, passkeys }: Pick<User, 'authenticatorBoundAt' | 'passkeys'>): boolean =>
  authenticatorBoundAt !== null || passkeys > 0;

/** What can be asked for of a user at the host they are at; recovery codes always can. */
export async function methodsOf(
  { brands }: Pick<AccountsContext, 'brands'>,
  { brand, host }: Pick<Caller, 'brand' | 'host'>,
  { passkeys }: Pick<AccountTables, 'passkeys'>,
  user: User,
): Promise<FactorMethod[]> {
  const isHere = user.passkeys > 0 && brands.originsAt(brand, host).length > 0;
  const usable = isHere ? usableAt(await passkeys.list(user.id), host) : [];
  return [...(user.authenticatorBoundAt === null ? [] : ['authenticator' as const]), ...(usable.length > 0 ? ['passkey' as const] : [])];
}
