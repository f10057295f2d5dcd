import { WALLETS, type Wallet } from '@/domain/account/wallets';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What a recurring conversion begins with. */
export interface PlanStart {
  from: string;
  to: string;
  amount: string;
  wallet: Wallet;
}

const COIN = /^[A-Z0-9]{2,12}$/;
const AMOUNT = /^\d{1,20}(\.\d{1,18})?$/;
const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The recurring conversion an address asks for, as the page of a conversion that was made leads here; undefined where it asks for none. */
export function planFrom(query: Query): PlanStart | undefined {
  const [from, to, amount] = [textOf(query.from).toUpperCase(), textOf(query.to).toUpperCase(), textOf(query.amount)];
  if (!COIN.test(from) || !COIN.test(to) || from === to || !AMOUNT.test(amount)) return undefined;
  return { from, to, amount, wallet: WALLETS.find((one) => one === query.wallet) ?? 'MAIN' };
}
