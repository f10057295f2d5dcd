import type { PracticeStatus } from '@/contract/practice';
import type { SiteConfig } from '@/contract/site';
import { add, multiply } from '@/domain/money/decimal';
import { DEFAULT_CURRENCY } from '@/src/config/constants';

type Grants = PracticeStatus['grants'];

export interface PricedGrant {
  asset: string;
  amount: string;
  /** In the default currency; undefined while the brand has no rate for the coin. */
  worth: string | undefined;
}

/** Each grant with what it is worth now, and their sum; the sum is undefined as soon as one rate is missing. */
export function grantsWorth(grants: Grants, coinInfo: SiteConfig['coinInfo']): { rows: PricedGrant[]; total: string | undefined } {
  const rows = grants.map(({ asset, amount }) => {
    const rate = coinInfo[asset]?.rate[DEFAULT_CURRENCY];
    return { asset, amount, worth: rate === undefined ? undefined : multiply(amount, rate) };
  });
  const total = rows.reduce<string | undefined>(
    (sum, { worth }) => (sum === undefined || worth === undefined ? undefined : add(sum, worth)),
    '0',
  );
  return { rows, total };
}
