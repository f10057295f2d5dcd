import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { audit } from '../desk/auditRow';
import { setState, tellChange } from '../desk/marketRules';
import { closeMarketOrders } from '../spot/closeMarket';
import type { CommandKind } from './commandKind';

export interface ResolveMarket {
  input: { symbol: string; audit: AuditRecord };
  /** How many orders were cancelled, and how many are left for the next command. */
  result: { canceled: number; left: number };
  found: never;
}

/**
 * Cancels the open orders of a market whose book could not be rebuilt, the oldest first, and gives back what they hold. The last of
 * them ends the halt: an empty book is left for cancelling only, so that somebody looks before it trades again.
 */
export const resolveMarket: CommandKind<ResolveMarket> = {
  needs: () => ({}),
  apply: ({ desk, batch }, { symbol, audit: record }) => {
    const marketDesk = desk.marketDesk(symbol);
    if (marketDesk.stateReason !== 'REBUILD')
      throw new AppError('badRequest', 'symbol', 'its book could be rebuilt, there is nothing to resolve');
    const { orderIds, left } = closeMarketOrders(desk, batch, marketDesk);
    if (left === 0) setState(batch, marketDesk, { state: 'CANCEL_ONLY', stateReason: 'OPERATOR', stateUntil: null });
    const seq = tellChange(desk, batch, marketDesk);
    audit(batch, record, { seq, canceledOrderIds: orderIds, left });
    return () => ({ canceled: orderIds.length, left });
  },
};
