import { FREE } from '@/exchange/app/money/desk/trader';
import type { Account } from '@/exchange/app/money/ledger/account';
import type { HoldRow, MoneyStore, NamedOrder } from '@/exchange/app/money/moneyStore';
import type { MarketRow } from '@/exchange/app/money/records/market';
import type { SpotOrderRecord } from '@/exchange/app/money/records/spotOrderRecord';

const PRICE_TICKS = 900_000;
const HELD = 90_00000000n;

const btc: MarketRow = {
  ...{ symbol: 'BTC_USDT', kind: 'SPOT', base: 'BTC', quote: 'USDT', settle: 'USDT', baseScale: 8, quoteScale: 8 },
  ...{ priceUnit: '0.1', quantityUnit: '0.00001', priceIncrement: '0.1', quantityIncrement: '0.00001' },
  ...{ minQuantity: '0.00001', maxQuantity: '500', minNotional: '5', priceBand: '0.1' },
};

export interface CrowdStore {
  store: MoneyStore;
  /** How often a field of a row was looked at. */
  looks(): number;
}

/**
 * A store in memory with a crowd of users, each with one open order and so many names, which answers without a pause: whoever reads it
 * holds up the process until they pause themselves. What its rows are asked for is counted.
 */
export function crowdStore(users: number, namesEach = 0): CrowdStore {
  let looks = 0;
  const watched = <Row extends object>(row: Row): Row =>
    new Proxy(row, {
      get: (target, field) => {
        looks += 1;
        return Reflect.get(target, field);
      },
    });
  const userIds = Array.from({ length: users }, (_, index) => `u${String(index).padStart(8, '0')}`);
  const orderOf = (userId: string, index: number): SpotOrderRecord => ({
    ...{ orderId: String(index + 1), userId, accountType: 0, clientOrderId: `open-${index}`, makerPpm: 800, takerPpm: 1000 },
    ...{ symbol: 'BTC_USDT', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', isPostOnly: false, selfTradePrevention: 'CANCEL_TAKER' },
    ...{ priceTicks: PRICE_TICKS - (index % 1000), lots: 100, quoteSize: null, filledLots: 0, filledQuote: 0n, feePaid: 0n },
    ...{ reserved: HELD, status: 'OPEN', closeReason: null, createdMs: 0, updatedMs: 0 },
  });
  const holds = userIds.map((ownerId, index) =>
    watched<HoldRow>({
      ...{ ownerId, purpose: 'order', reference: String(index + 1), accountId: `a${ownerId}`, amount: HELD },
      order: watched(orderOf(ownerId, index)),
    }),
  );
  const accounts = new Map(
    userIds.map((ownerId) => {
      const key = { ownerType: 'user', ownerId, wallet: 'TRADE', asset: 'USDT' } as const;
      return [ownerId, watched<Account>({ ...key, id: `a${ownerId}`, available: 0n, held: HELD, isStored: true })];
    }),
  );
  const names = (userId: string) =>
    Array.from({ length: namesEach }, (_, index) =>
      watched<NamedOrder>({ userId, clientOrderId: `${userId}-${index}`, orderId: String(1_000_000 + index) }),
    );
  const places = new Map(userIds.map((userId, index) => [userId, index]));
  const store: Partial<MoneyStore> = {
    takeFence: async () => 1,
    assets: async () => [
      { asset: 'USDT', scale: 8 },
      { asset: 'BTC', scale: 8 },
    ],
    markets: async () => [btc],
    marketStates: async () => [],
    feeTiers: async () => [{ tier: 0, makerPpm: 800, takerPpm: 1000 }],
    marketFees: async () => [],
    moneyHalt: async () => null,
    systemAccounts: async () => [],
    tradersOf: async (asked) => asked.map((userId) => watched({ userId, feeTier: 0, stands: FREE })),
    accountsOf: async (asked) => asked.flatMap((userId) => accounts.get(userId) ?? []),
    namesOf: async (asked) => asked.flatMap(names),
    holdsAfter: async (place, limit) => {
      const from = place === undefined ? 0 : (places.get(place.ownerId) ?? 0) + 1;
      return holds.slice(from, from + limit);
    },
  };
  return { store: store as MoneyStore, looks: () => looks };
}
