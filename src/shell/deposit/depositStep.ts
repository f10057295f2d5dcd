import type { SiteConfig } from '@/contract/site';
import type { UserInfo } from '@/contract/user';

export type DepositStep = { kind: 'pickCoin' } | { kind: 'receive'; coin: string } | { kind: 'verify' } | { kind: 'notAllowed' };

const NORMAL_ACCOUNT = 0;
const VERIFIED = 1;
const DEFAULT_COIN = 'USDT';

type Account = Pick<UserInfo, 'accountType' | 'authStatus'>;
type Site = Pick<SiteConfig, 'supportSpot' | 'globalRegion'>;

/** What the deposit button does (specification section 4, "Deposit button"). */
export function depositStep({ accountType, authStatus }: Account, { supportSpot, globalRegion }: Site): DepositStep {
  if (accountType !== NORMAL_ACCOUNT) return { kind: 'notAllowed' };
  if (authStatus !== VERIFIED && !globalRegion) return { kind: 'verify' };
  return supportSpot ? { kind: 'pickCoin' } : { kind: 'receive', coin: DEFAULT_COIN };
}
