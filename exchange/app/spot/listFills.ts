import type { CallParams } from '@/contract/calls';
import type { Page } from '@/contract/envelope';
import type { SpotFill } from '@/contract/spot';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { type Market, priceText, quantityText, quoteText, receivedAsset, scaleOf } from '../money/records/market';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../pageCursor';
import { marketOf, type SpotContext } from './context';
import type { FillRecord } from './spotQueries';

function toSpotFill(fill: FillRecord, market: Market): SpotFill {
  const feeAsset = receivedAsset(market, fill.side);
  return {
    tradeId: fill.tradeId,
    orderId: fill.orderId,
    symbol: fill.symbol,
    side: fill.side,
    role: fill.role,
    price: priceText(market, fill.priceTicks),
    quantity: quantityText(market, fill.lots),
    quote: quoteText(market, fill.quote),
    fee: fromUnits(fill.fee, scaleOf(market, feeAsset)),
    feeAsset,
    at: fill.atMs,
  };
}

/** The user's own side of each trade, newest first. */
export async function listFills(spot: SpotContext, actor: Actor, query: CallParams<'spotTradeHistory'>): Promise<Page<SpotFill>> {
  const { symbol, orderId, fromTime, toTime } = query;
  if (symbol !== undefined) marketOf(spot, symbol);
  const pageSize = query.pageSize ?? DEFAULT_PAGE_SIZE;
  const filter = { symbol, orderId, fromTime, toTime, before: readCursor(query.searchAfter), limit: pageSize + 1 };
  return pageOf(
    await spot.queries.fills(actor.userId, filter),
    pageSize,
    ({ atMs, tradeId }) => ({ atMs, id: tradeId }),
    (fill) => toSpotFill(fill, marketOf(spot, fill.symbol)),
  );
}
