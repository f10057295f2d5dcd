import { networkOf } from '@/domain/network/visitorNetwork';
import { maskedForOthers } from '../../maskedAddress';
import type { AccountsContext } from '../context';
import type { Caller, Identity } from '../model';
import { findUser } from '../owner/findUser';
import type { Guarded } from './attemptGuard';
import { type ByAccount, both, byAccount, FAILURES } from './byAccount';

/** Counts a call against the caller's address. @throws AppError rateLimited with the seconds to wait */
export function admitCall({ guard }: AccountsContext, { ip }: Caller, call: string): Promise<void> {
  const network = networkOf(ip);
  const subject = () => `network:${network}`;
  return guard.admit({ limit: 'callsPerAddress', about: ['call', call, network], refusal: 'rateLimited', subject });
}

/** Wrong passwords for one account. */
export function loginFailures(context: AccountsContext, caller: Caller, identity: Identity): ByAccount {
  const { brand } = caller;
  // Looked up for an account that exists and for one that does not, so that both take as long.
  const subject = async () => subjectOf((await findUser(context, brand, identity))?.id, brand, identity);
  return byAccount(FAILURES, ['login', brand, identity.address], caller, { subject, refusal: 'accountLocked' });
}

/** Everything a wrong password counts against. */
export function loginGuards(context: AccountsContext, caller: Caller, identity: Identity): Guarded[] {
  const network = networkOf(caller.ip);
  return [
    { limit: 'failuresPerAddress', about: ['failures', network], refusal: 'rateLimited', subject: () => `network:${network}` },
    ...both(loginFailures(context, caller, identity)),
  ];
}

/** An account as the audit log names it; where there is none, what was asked for, masked. */
export const subjectOf = (userId: string | null | undefined, brand: string, identity: Identity): string =>
  userId ? `user:${userId}` : `nobody:${brand}:${maskedForOthers(identity)}`;
