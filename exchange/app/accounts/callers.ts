import { networkOf } from '@/domain/network/visitorNetwork';
import type { Guarded } from './attemptGuard';
import type { AccountsContext } from './context';
import type { Caller, Identity, User } from './model';

/** Counts a call against the caller's address. @throws AppError rateLimited with the seconds to wait */
export function admitCall({ guard, limits }: AccountsContext, { ip }: Caller, call: string): Promise<void> {
  return guard.admit({ rule: limits.callsPerAddress, about: ['call', call, networkOf(ip)], refusal: 'rateLimited' });
}

/** Everything a wrong password counts against. */
export function loginGuards({ limits }: AccountsContext, { brand, ip }: Caller, { address }: Identity): Guarded[] {
  const network = networkOf(ip);
  return [
    { rule: limits.failuresPerAddress, about: ['failures', network], refusal: 'rateLimited' },
    { rule: limits.failuresPerAccountAndAddress, about: ['login', brand, address, network], refusal: 'accountLocked' },
    { rule: limits.failuresPerAccount, about: ['login', brand, address], refusal: 'accountLocked' },
  ];
}

export function findUser(
  { store }: Pick<AccountsContext, 'store'>,
  brand: string,
  { channel, address }: Identity,
): Promise<User | undefined> {
  return channel === 'email' ? store.users.byEmail(brand, address) : store.users.byPhone(brand, address);
}

/** The language asked for if the brand speaks it, else the brand's first. */
export function spokenLanguage({ brands }: AccountsContext, brand: string, wanted: string): string {
  const offered = brands.languages(brand);
  return offered.includes(wanted) ? wanted : (offered[0] ?? 'en');
}
