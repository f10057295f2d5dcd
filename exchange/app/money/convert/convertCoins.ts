import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { applyPosting, type Freed, refusePosting } from '../desk/applyPosting';
import type { Desk } from '../desk/desk';
import { heldFor, release } from '../desk/holds';
import { type Account, keyOf } from '../ledger/account';
import type { Posting } from '../ledger/posting';
import type { ConversionRecord } from '../records/conversionRecord';
import { worthNow } from './legBook';
import { placeHedges, stockOf } from './placeHedges';
import { type Hedge, planHedges, type Stock } from './planHedges';
import type { ConversionDesk, ConversionItem, ConversionTerms } from './terms';

const ONE_IN_PPM = 1_000_000n;

/** Throws convertPriceMoved where the books bring less by now than what was promised and the desk may lose. */
function refuseMoved(desk: Desk, { route, give, get, fee }: ConversionItem, lossPpm: number, nowMs: number): void {
  const worth = worthNow(desk, route, give, nowMs);
  if ((get + fee) * ONE_IN_PPM > worth * (ONE_IN_PPM + BigInt(lossPpm))) throw new AppError('convertPriceMoved');
}

/** Throws convertDeskFull where the desk would be shorter of a coin than it may be, and shorter than before. */
function refuseShort(before: Stock, after: Stock, shortAtMost: ConversionDesk['shortAtMost']): void {
  for (const [asset, amount] of after) {
    if (amount >= 0n || amount >= (before.get(asset) ?? 0n)) continue;
    if (-amount > (shortAtMost.get(asset) ?? 0n)) throw new AppError('convertDeskFull');
  }
}

const accountIn = (desk: Desk, { actor, wallet }: ConversionTerms, asset: string): Account =>
  desk.account(keyOf({ type: 'user', userId: actor.userId, wallet }, asset));

/** The user's side against the desk's, and what the desk is lent for its orders: one posting, which the ledger takes whole or not at all. */
function postingOf(
  { actor, wallet, items }: ConversionTerms,
  house: ConversionDesk['house'],
  hedges: readonly Hedge[],
  reference: string,
): Posting {
  const user = { type: 'user' as const, userId: actor.userId, wallet };
  const stock = { type: 'system' as const, name: 'conversion' as const };
  const lent = { type: 'user' as const, userId: house.userId, wallet: 'TRADE' as const };
  return {
    kind: 'convert',
    reference,
    entries: [
      ...items.flatMap(({ from, to, give, get }) => [
        { owner: user, asset: from, amount: -give },
        { owner: stock, asset: from, amount: give },
        { owner: stock, asset: to, amount: -get },
        { owner: user, asset: to, amount: get },
      ]),
      ...hedges.flatMap(({ spent: { asset, amount } }) => [
        { owner: stock, asset, amount: -amount },
        { owner: lent, asset, amount },
      ]),
    ],
  };
}

/** A limit's money, which becomes available for this very command. Throws convertLimitOver where it is held no more. */
function freedBy(desk: Desk, terms: ConversionTerms): Freed | undefined {
  const { limitId, items } = terms;
  const [item] = items;
  if (limitId === undefined || !item) return undefined;
  const account = accountIn(desk, terms, item.from);
  const ref = { purpose: 'conversion' as const, reference: limitId };
  if (heldFor(account, ref) !== item.give) throw new AppError('convertLimitOver');
  return { account, ref, amount: item.give };
}

/**
 * Converts and hedges, in this order: whether the books still bring what was promised, whether the desk may be so short, then the money,
 * then the desk's orders on the real books. Throws before anything has changed: convertPriceMoved, convertThin, convertDeskFull,
 * convertLimitOver, balanceTooLow, amountTooLarge, and what the markets say.
 */
export function convertCoins(
  desk: Desk,
  batch: Batch,
  terms: ConversionTerms,
  { house, lossPpm, shortAtMost }: ConversionDesk,
): ConversionRecord[] {
  const { items } = terms;
  for (const item of items) refuseMoved(desk, item, lossPpm, batch.atMs);
  const symbols = [...new Set(items.flatMap(({ route }) => route.map(({ symbol }) => symbol)))];
  const coins = symbols.flatMap((symbol) => [desk.marketDesk(symbol).market.base, desk.marketDesk(symbol).market.quote]);
  const before = stockOf(desk, coins);
  const stock: Stock = new Map(before);
  for (const { from, to, give, get } of items) {
    stock.set(from, (stock.get(from) ?? 0n) + give);
    stock.set(to, (stock.get(to) ?? 0n) - get);
  }
  const hedges = planHedges(desk, house, symbols, stock, batch.atMs);
  refuseShort(before, stock, shortAtMost);
  const had = new Map(items.flatMap(({ from, to }) => [from, to]).map((asset) => [asset, accountIn(desk, terms, asset)]));
  const balances = new Map([...had].map(([asset, { available, held }]) => [asset, available + held]));
  const name = desk.ids.conversion.peek();
  const posting = postingOf(terms, house, hedges, name);
  const freed = freedBy(desk, terms);
  if (freed) {
    refusePosting(desk, posting, freed);
    release(batch, freed.account, freed.ref, freed.amount);
  }
  applyPosting(desk, batch, posting);
  const records = items.map((item) => recordOf(desk, batch, terms, item, balances));
  placeHedges(desk, batch, house, name, hedges);
  return records;
}

/** Writes one of them down; `balances` are those before it, and become those after it. */
function recordOf(desk: Desk, batch: Batch, terms: ConversionTerms, item: ConversionItem, balances: Map<string, bigint>): ConversionRecord {
  const { actor, clientId, quoteId, kind, planId, wallet } = terms;
  const { from, to, give, get, fee } = item;
  const [fromBefore, toBefore] = [balances.get(from) ?? 0n, balances.get(to) ?? 0n];
  balances.set(from, fromBefore - give);
  balances.set(to, toBefore + get);
  const record: ConversionRecord = {
    conversionId: desk.ids.conversion.take(),
    userId: actor.userId,
    clientId,
    quoteId,
    kind,
    planId,
    wallet,
    from,
    to,
    give,
    get,
    fee,
    fromBefore,
    toBefore,
    atMs: batch.atMs,
  };
  batch.insert('conversions', {
    id: record.conversionId,
    user_id: record.userId,
    client_id: clientId,
    quote_id: quoteId,
    kind,
    plan_id: planId,
    wallet,
    from_asset: from,
    to_asset: to,
    give: String(give),
    get: String(get),
    fee: String(fee),
    from_before: String(fromBefore),
    to_before: String(toBefore),
    at_ms: record.atMs,
  });
  batch.conversions.push(record);
  return record;
}
