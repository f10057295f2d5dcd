import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { audit } from '../desk/auditRow';
import { setState, tellChange } from '../desk/market/marketRules';
import { CLOSE_STEP, closeMarketOrders } from '../spot/closeMarket';
import { findStrayHolds, releaseStrayHolds, type StrayHold } from '../spot/strayHolds';
import type { CommandKind } from './commandKind';

export interface ResolveMarket {
  input: { symbol: string; audit: AuditRecord };
  /** How many orders were cancelled, and how many orders and stray holds are left for the next command. */
  result: { canceled: number; left: number };
  /** Of all markets. */
  found: readonly StrayHold[];
}

/**
 * Cancels the open orders of a market whose book could not be rebuilt, the oldest first, and gives back what they hold; then also what
 * is held for orders of this market that are not open. Orders whose money is not there stay, and are audited. The last of the others
 * ends the halt: an empty book is left for cancelling only, so that an operator looks before it trades again.
 */
export const resolveMarket: CommandKind<ResolveMarket> = {
  needs: () => ({}),
  lookUp: async ({ desk, store }, inputs) => {
    const strays = await findStrayHolds(desk, store);
    return new Map(inputs.map((input) => [input, strays]));
  },
  apply: (turn, { symbol, audit: record }, strays = []) => {
    const { desk, batch } = turn;
    const marketDesk = desk.marketDesk(symbol);
    if (marketDesk.stateReason !== 'REBUILD')
      throw new AppError('badRequest', 'symbol', 'its book could be rebuilt, there is nothing to resolve');
    const { orderIds, left: ordersLeft, stuckOrderIds } = closeMarketOrders(desk, batch, marketDesk);
    const { released, left: holdsLeft } = releaseStrayHolds(turn, marketDesk.market, strays, CLOSE_STEP - orderIds.length);
    const left = ordersLeft + holdsLeft;
    if (left === 0) setState(batch, marketDesk, { state: 'CANCEL_ONLY', stateReason: 'OPERATOR', stateUntil: null });
    const seq = tellChange(desk, batch, marketDesk);
    audit(batch, record, { seq, canceledOrderIds: orderIds, stuckOrderIds, releasedHolds: released, left });
    return () => ({ canceled: orderIds.length, left });
  },
};
