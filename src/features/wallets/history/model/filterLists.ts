import { TRANSACTION_STATUSES, TRANSACTION_TYPES, type TransactionType } from '@/domain/account/transactions';
import type { BareSite } from '@/src/brand/shellSite';

/** What a brand without something never makes; whoever had it before still finds it under all. */
const NEEDS: Partial<Record<TransactionType, keyof BareSite>> = {
  EARN_SUBSCRIBE: 'supportEarn',
  EARN_REDEEM: 'supportEarn',
  REWARD: 'supportEarn',
  BUY: 'supportExpressTradingBuy',
  SELL: 'supportExpressTradingSell',
};

/** Types that can be asked for on a brand. */
export const offeredTypes = (site: BareSite): readonly TransactionType[] =>
  TRANSACTION_TYPES.filter((type) => {
    const flag = NEEDS[type];
    return flag === undefined || Boolean(site[flag]);
  });

export const STATUSES = TRANSACTION_STATUSES;

/** "DEPOSIT,SEND" as a list; nothing chosen is none. */
export const chosenOf = (list: string | undefined): string[] => (list === undefined ? [] : list.split(','));

/** The list with a name more or less. */
export function toggled(list: string | undefined, name: string): string | undefined {
  const names = chosenOf(list);
  const next = names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
  return next.length === 0 ? undefined : next.join(',');
}
