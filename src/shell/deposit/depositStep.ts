import type { SiteConfig } from '@/contract/site';
import { standingOf } from '@/contract/standing';
import type { UserInfo } from '@/contract/user';
import { type WhyNot, whyNot } from '@/domain/account/standing';

export type DepositStep =
  | { kind: 'pickCoin' }
  | { kind: 'receive'; coin: string }
  | { kind: 'verify' }
  | { kind: 'notAllowed' }
  /** Something stands against the account that the user has to be told. */
  | { kind: 'refused'; reason: WhyNot };

const DEFAULT_COIN = 'USDT';

type Account = Pick<UserInfo, 'accountType' | 'authStatus' | 'standing'>;
type Site = Pick<SiteConfig, 'supportSpot' | 'globalRegion'>;

/**
 * What every act called "Deposit" does, wherever it stands (specification section 4, "Deposit button").
 * @param coin the one it stands beside: who may proceed goes and receives it
 */
export function depositStep(account: Account, { supportSpot, globalRegion }: Site, now: number, coin?: string): DepositStep {
  const reason = whyNot('DEPOSIT', standingOf(account), { globalRegion }, now);
  if (reason?.kind === 'depositNotAllowed') return { kind: 'notAllowed' };
  if (reason?.kind === 'unverified') return { kind: 'verify' };
  if (reason) return { kind: 'refused', reason };
  if (coin !== undefined) return { kind: 'receive', coin };
  return supportSpot ? { kind: 'pickCoin' } : { kind: 'receive', coin: DEFAULT_COIN };
}
