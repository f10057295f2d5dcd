import type { UserStore } from '../../../accounts/accountStore';
import type { Clock } from '../../../ports/clock';
import type { SpotQueries } from '../../../spot/spotQueries';
import type { BotAccounts } from './ports';

/** More than any ladder holds. */
const OPEN_ORDERS_AT_MOST = 2000;

export interface BotAccountParts {
  users: Pick<UserStore, 'ensureInternal'>;
  queries: Pick<SpotQueries, 'orders'>;
  clock: Clock;
}

/** The bots' accounts live among all others: internal users of no brand, who cannot sign in. */
export function createBotAccounts({ users, queries, clock }: BotAccountParts): BotAccounts {
  return {
    ensureAccount: async (name) => {
      // A referral code is required and unique; on no brand, this one refers nobody.
      const { id, brand, accountType } = await users.ensureInternal(name, name, clock.now());
      return { userId: id, brand, accountType };
    },
    openOrders: async (userId, symbol) => {
      const orders = await queries.orders(userId, { symbol, status: 'OPEN', limit: OPEN_ORDERS_AT_MOST });
      return orders.flatMap(({ orderId, side, priceTicks }) => (priceTicks === null ? [] : [{ orderId, side, priceTicks }]));
    },
  };
}
