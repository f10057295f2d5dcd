import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { applyPosting } from '../desk/applyPosting';
import type { Desk } from '../desk/desk';
import { roomOf } from '../desk/ledgerRoom';
import { keyOf } from '../ledger/account';
import { placeOrder } from '../spot/placeOrder';
import type { Hedge } from './planHedges';

/** The house pays itself no fee: what a conversion costs is the spread. Whom it trades with pays theirs. */
const NO_FEES = { makerPpm: 0, takerPpm: 0 };

function placeOne(desk: Desk, batch: Batch, house: Actor, name: string, { symbol, side, lots }: Hedge): void {
  const terms = { symbol, side, type: 'MARKET', timeInForce: 'IOC', isPostOnly: false, selfTradePrevention: 'CANCEL_TAKER' } as const;
  try {
    placeOrder(desk, batch, house, name, { ...terms, priceTicks: null, lots, quoteSize: null }, NO_FEES);
  } catch (error) {
    // An order that is refused has changed nothing: the stock stays for the next conversion, within the limit that was asked before.
    if (!(error instanceof AppError)) throw error;
  }
}

/**
 * Places the desk's orders with what it was lent for them, and gives back what it has afterwards: its own wallet is empty between any two
 * commands. Where the stock is full it keeps it until the next: the conversion is made by then. `name` makes their client order ids.
 */
export function placeHedges(desk: Desk, batch: Batch, house: Actor, name: string, hedges: readonly Hedge[]): void {
  if (hedges.length === 0) return;
  for (const [index, hedge] of hedges.entries()) placeOne(desk, batch, house, `c${name}-${index}`, hedge);
  const left = [...desk.trader(house.userId).accounts.values()].filter(({ wallet, available }) => wallet === 'TRADE' && available > 0n);
  const back = left.filter(
    ({ asset, available }) => available <= roomOf(desk.account(keyOf({ type: 'system', name: 'conversion' }, asset))),
  );
  applyPosting(desk, batch, {
    kind: 'convert.hedge',
    reference: name,
    entries: back.flatMap(({ asset, available }) => [
      { owner: { type: 'user' as const, userId: house.userId, wallet: 'TRADE' as const }, asset, amount: -available },
      { owner: { type: 'system' as const, name: 'conversion' as const }, asset, amount: available },
    ]),
  });
}

/** What the desk has of these coins, from which a plan begins. */
export function stockOf(desk: Desk, assets: Iterable<string>): Map<string, bigint> {
  const ownOf = (asset: string) => desk.account(keyOf({ type: 'system', name: 'conversion' }, asset)).available;
  return new Map([...new Set(assets)].map((asset) => [asset, ownOf(asset)]));
}
