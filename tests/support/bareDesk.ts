import { referenceAtTicks } from '@/domain/market/referencePrice';
import { Batch } from '@/exchange/app/money/batch/batch';
import { Desk } from '@/exchange/app/money/desk/desk';
import { ID_KINDS } from '@/exchange/app/money/desk/idRange';
import { SpotDesk } from '@/exchange/app/money/desk/market/marketDesk';
import { FREE, Trader } from '@/exchange/app/money/desk/trader';
import type { Account } from '@/exchange/app/money/ledger/account';
import { defineMarket, type MarketRow } from '@/exchange/app/money/records/market';

// The writer's memory without a writer and without a database, for rules that hold between two of its steps.

/** Ticks of 0.01, lots of 0.001; one tick x one lot is 1000 of quote's units, a lot 100,000 of base's. */
export const listed: MarketRow = {
  symbol: 'ONE_TWO',
  kind: 'SPOT',
  base: 'ONE',
  quote: 'TWO',
  settle: 'TWO',
  baseScale: 8,
  quoteScale: 8,
  priceUnit: '0.01',
  quantityUnit: '0.001',
  priceIncrement: '0.01',
  quantityIncrement: '0.001',
  minQuantity: '0.001',
  maxQuantity: '1000',
  minNotional: '1',
  priceBand: '0.1',
};

export const AT_MS = 1_763_700_000_000;

export const newBatch = () => new Batch(AT_MS);

/** One market at a price of 10, and these users with nothing. */
export function bareDesk(...userIds: string[]): Desk {
  const desk = new Desk();
  for (const kind of ID_KINDS) desk.ids[kind].refill(1, 1_000_000);
  desk.scales.set('ONE', 8).set('TWO', 8);
  desk.fees.setTier(0, { makerPpm: 800, takerPpm: 1000 });
  const market = new SpotDesk(defineMarket(listed));
  market.lastPriceTicks = 1000;
  market.reference = referenceAtTicks(1000, AT_MS);
  desk.markets.set('ONE_TWO', market);
  for (const userId of userIds) desk.traders.set(userId, new Trader(userId, 0, true, FREE));
  return desk;
}

/** A user's account of the trading wallet with this much on it. */
export function funded(desk: Desk, userId: string, asset: string, available: bigint): Account {
  const account = desk.account({ ownerType: 'user', ownerId: userId, wallet: 'TRADE', asset });
  account.available = available;
  account.isStored = true;
  return account;
}
