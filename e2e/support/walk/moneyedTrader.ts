import type { Account } from '../accounts';
import { type MoneyMade, withMoneyMade } from '../money';
import { activeTrader } from './activeTrader';

/** An active trader who has sent, converted, saved and bought as well; `made` says where to look. One for all tests of a worker. */
let moneyed: Promise<Account & { made: MoneyMade }> | undefined;
export function moneyedTrader(): Promise<Account & { made: MoneyMade }> {
  moneyed ??= (async () => {
    const account = await activeTrader();
    return { ...account, made: await withMoneyMade(account) };
  })();
  return moneyed;
}
