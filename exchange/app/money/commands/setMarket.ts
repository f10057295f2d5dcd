import type { MarketState, StateReason } from '@/domain/market/marketState';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import type { LiveRules } from '../../markets/listedInstrument';
import type { Batch } from '../batch/batch';
import { audit } from '../desk/auditRow';
import type { MarketDesk } from '../desk/market/marketDesk';
import { openAtBook } from '../desk/market/marketPrices';
import { rulesOf, setState, tellChange } from '../desk/market/marketRules';
import { changedMarket, type RuleChange } from '../records/changedMarket';
import { closeMarketOrders } from '../spot/closeMarket';
import type { CommandKind } from './commandKind';

/** What is not named stays. */
export interface MarketChange extends RuleChange {
  state?: MarketState;
  /** When the state ends by itself, ms since 1970; null: when an operator says so. */
  stateUntil?: number | null;
}

export interface SetMarket {
  input: {
    symbol: string;
    change: MarketChange;
    /** Why, where the state is another than live. */
    reason: StateReason;
    audit: AuditRecord;
    /** Only while the state ends at this time: an operator may have decided otherwise since. */
    onlyUntil?: number;
  };
  /** From book sequence `seq` on it holds. Undefined when `onlyUntil` did not fit any more. */
  result: { symbol: string; seq: number; rules: LiveRules; canceledOrders: number } | undefined;
  found: never;
}

function refuseState({ state, stateReason }: MarketDesk, next: MarketState, until: number | null): void {
  if (state === 'DELISTED') throw new AppError('badRequest', 'symbol', 'delisted for good');
  if (stateReason === 'REBUILD' && next !== 'DELISTED')
    throw new AppError('badRequest', 'symbol', 'its book could not be rebuilt: resolve it first');
  if (until !== null && (next === 'LIVE' || next === 'DELISTED'))
    throw new AppError('badRequest', 'until', `${next} does not end by itself`);
}

function changeRules(batch: Batch, marketDesk: MarketDesk, change: RuleChange): void {
  if (Object.keys(change).length === 0) return;
  const before = marketDesk.market;
  marketDesk.market = changedMarket(before, change);
  batch.onUndo(() => {
    marketDesk.market = before;
  });
  const { symbol, priceIncrement, quantityIncrement, minQuantity, maxQuantity, minNotional, priceBand } = marketDesk.market;
  batch.update('markets', {
    symbol,
    price_increment: priceIncrement,
    quantity_increment: quantityIncrement,
    min_quantity: minQuantity,
    max_quantity: maxQuantity,
    min_notional: minNotional,
    price_band: priceBand,
  });
}

const NOTHING_CLOSED = { orderIds: [], left: 0, stuckOrderIds: [] };

/**
 * Changes a market's state, steps, limits or band between two of its orders. Orders that rest stay as they are, whatever the new steps
 * and limits; delisting cancels the last of them (`closeOrders` before that).
 */
export const setMarket: CommandKind<SetMarket> = {
  needs: () => ({}),
  apply: ({ desk, batch }, { symbol, change, reason, audit: record, onlyUntil }) => {
    const marketDesk = desk.marketDesk(symbol);
    if (onlyUntil !== undefined && marketDesk.stateUntil !== onlyUntil) return () => undefined;
    const { state, stateUntil = null, ...rules } = change;
    refuseState(marketDesk, state ?? marketDesk.state, stateUntil);
    const before = rulesOf(desk, marketDesk);
    changeRules(batch, marketDesk, rules);
    const { orderIds: canceled, left, stuckOrderIds } = state === 'DELISTED' ? closeMarketOrders(desk, batch, marketDesk) : NOTHING_CLOSED;
    if (left > 0) throw new RangeError(`${left} orders of ${symbol} are still open: close them first`);
    if (state === 'LIVE' && marketDesk.state !== 'LIVE') openAtBook(batch, marketDesk);
    if (state !== undefined) setState(batch, marketDesk, { state, stateReason: reason, stateUntil });
    const seq = tellChange(desk, batch, marketDesk);
    const after = rulesOf(desk, marketDesk);
    audit(batch, record, { seq, before, after, canceledOrders: canceled.length, ...(stuckOrderIds.length > 0 ? { stuckOrderIds } : {}) });
    return () => ({ symbol, seq, rules: after, canceledOrders: canceled.length });
  },
};
