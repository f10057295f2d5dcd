import { setImmediate as breathe } from 'node:timers/promises';
import { referenceAtTicks } from '@/domain/market/referencePrice';
import { Batch } from '../../batch/batch';
import { defineMarket } from '../../records/market';
import { batchRowsOf } from '../batchRows';
import { openMarketDesk } from '../market/marketDesk';
import { rulesOf, untoldMarkets } from '../market/marketRules';
import { loadBooks } from './loadBooks';
import { loadHolds } from './loadHolds';
import type { LoadParts } from './loadParts';

/** This writer was fenced off: another one has written since, and this one must not. */
export class FencedOffError extends Error {
  constructor() {
    super('another writer has taken over');
    this.name = 'FencedOffError';
  }
}

/** First load, once per process. This process has the locks: whoever wrote before is fenced off. */
export async function openDesk(parts: LoadParts): Promise<void> {
  const { desk, store } = parts;
  for (const { asset, scale } of await store.assets()) desk.scales.set(asset, scale);
  for (const row of await store.markets()) desk.markets.set(row.symbol, openMarketDesk(defineMarket(row)));
  await reloadDesk(parts, { isNewOwner: true });
  for (const marketDesk of untoldMarkets(desk)) marketDesk.toldRules = JSON.stringify(rulesOf(desk, marketDesk));
}

/**
 * Rebuilds books, orders and balances from the database: on start, and when nobody knows whether a batch was written. First raises the
 * fence, which waits for a batch that is still on its way; only then what it reads is true. `isNewOwner`: this process holds the locks
 * anew, so that it may fence off whoever wrote meanwhile; otherwise it throws a FencedOffError when somebody did.
 */
export async function reloadDesk(parts: LoadParts, { isNewOwner }: { isNewOwner: boolean }): Promise<void> {
  const { desk, store, clock } = parts;
  const epoch = await store.takeFence(desk.owner, isNewOwner);
  if (epoch === undefined) throw new FencedOffError();
  desk.epoch = epoch;
  desk.clear();
  desk.fees.clear();
  for (const { tier, ...rates } of await store.feeTiers()) desk.fees.setTier(tier, rates);
  for (const { symbol, tier, rates } of await store.marketFees()) desk.fees.setMarket(symbol, tier, rates);
  desk.moneyHalt = await store.moneyHalt();
  for (const account of await store.systemAccounts()) desk.addAccount(account);
  for (const row of await store.markets()) {
    const marketDesk = desk.markets.get(row.symbol);
    if (marketDesk) marketDesk.market = defineMarket(row);
  }
  for (const row of await store.marketStates()) {
    const marketDesk = desk.markets.get(row.symbol);
    const { seq, lastPriceTicks, state, stateReason, stateUntil, haltedFrom } = row;
    const reference = row.reference ?? referenceAtTicks(lastPriceTicks, clock.now());
    const prices = { lastPriceTicks, reference, referenceStoredMs: reference.atMs, strainedSinceMs: null };
    if (marketDesk) Object.assign(marketDesk, { seq, ...prices, state, stateReason, stateUntil, haltedFrom });
  }
  const broken = await loadHolds(parts);
  await breathe();
  const batch = new Batch(parts.clock.now());
  await loadBooks(parts, batch, broken);
  if (!batch.isEmpty) await store.commit(batchRowsOf(batch, desk));
}
