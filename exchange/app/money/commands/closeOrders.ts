import { placingIn } from '@/domain/market/marketState';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { audit } from '../desk/auditRow';
import { stateOf } from '../desk/market/marketRules';
import { closeMarketOrders } from '../spot/closeMarket';
import type { CommandKind } from './commandKind';

export interface CloseOrders {
  input: { symbol: string; audit: AuditRecord };
  /** How many orders were cancelled, and how many are left for the next command. */
  result: { canceled: number; left: number };
  found: never;
}

/** Cancels some of the open orders of a market that takes no new ones, for the operator who is about to delist it. */
export const closeOrders: CommandKind<CloseOrders> = {
  needs: () => ({}),
  apply: ({ desk, batch }, { symbol, audit: record }) => {
    const marketDesk = desk.marketDesk(symbol);
    if (placingIn(stateOf(desk, marketDesk)) !== 'NONE') throw new AppError('badRequest', 'symbol', 'it takes orders');
    const { orderIds, left, stuckOrderIds } = closeMarketOrders(desk, batch, marketDesk);
    if (orderIds.length > 0) audit(batch, record, { canceledOrderIds: orderIds, stuckOrderIds, left });
    return () => ({ canceled: orderIds.length, left });
  },
};
