import { pathTo } from '@/src/config/matchRoute';

/** What a page of putting money into a plan begins with. */
export interface CreateStart {
  coin: string;
  planType: string;
  planId?: string | undefined;
  /** The own plan that more is put into. */
  addFund?: string | undefined;
  amount?: string | undefined;
}

/** The address of the page with what was filled in: who logs in from there comes back to it. */
export function createPath({ coin, planType, planId, addFund, amount }: CreateStart): string {
  const path = pathTo('earnCreate', { coin: coin.toLowerCase(), planType: planType.toLowerCase() });
  const query = new URLSearchParams(Object.entries({ planId, addFund, amount }).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size === 0 ? path : `${path}?${query}`;
}

const AMOUNT = /^\d{1,12}(\.\d{1,8})?$/;

/** The amount of an address; nothing for what is none. */
export const amountIn = (value: unknown): string => (typeof value === 'string' && AMOUNT.test(value) ? value : '');
