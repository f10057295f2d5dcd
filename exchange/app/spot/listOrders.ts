import type { CallParams } from '@/contract/calls';
import type { Page } from '@/contract/envelope';
import type { SpotOrder } from '@/contract/spot';
import type { Actor } from '../actor';
import { toSpotOrder } from '../money/records/spotOrderRecord';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../pageCursor';
import { marketOf, type SpotContext } from './context';

/** The user's orders by status, newest first. */
export async function listOrders(spot: SpotContext, actor: Actor, query: CallParams<'spotOrderHistory'>): Promise<Page<SpotOrder>> {
  const { symbol, side, fromTime, toTime } = query;
  if (symbol !== undefined) marketOf(spot, symbol);
  const pageSize = query.pageSize ?? DEFAULT_PAGE_SIZE;
  const records = await spot.queries.orders(actor.userId, {
    symbol,
    side,
    fromTime,
    toTime,
    status: query.status ?? 'FINISHED',
    before: readCursor(query.searchAfter),
    limit: pageSize + 1,
  });
  return pageOf(
    records,
    pageSize,
    ({ createdMs, orderId }) => ({ atMs: createdMs, id: orderId }),
    (record) => toSpotOrder(record, marketOf(spot, record.symbol)),
  );
}

/** The user's open orders, newest first. */
export function listOpenOrders(spot: SpotContext, actor: Actor, query: CallParams<'openSpotOrders'>): Promise<Page<SpotOrder>> {
  return listOrders(spot, actor, { ...query, status: 'OPEN' });
}
