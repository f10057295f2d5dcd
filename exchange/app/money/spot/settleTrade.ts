import { divideUnits } from '@/domain/money/units';
import type { TradeEvent } from '../../../engine/engineEvents';
import { isHouse } from '../../actor';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { release, spend } from '../desk/holds';
import type { SpotDesk } from '../desk/market/marketDesk';
import { feesKey, tradeKey } from '../ledger/account';
import { notionalOf } from '../records/market';
import type { SpotOrderRecord } from '../records/spotOrderRecord';

const ONE_IN_PPM = 1_000_000n;

/** Rounded up to the ledger unit: never in the user's favour, so that fees cannot be split away. */
export function feeOf(amount: bigint, ppm: number): bigint {
  return divideUnits(amount * BigInt(ppm), ONE_IN_PPM, 'up');
}

interface Side {
  order: SpotOrderRecord;
  ppm: number;
  spent: { asset: string; amount: bigint };
  received: { asset: string; amount: bigint };
}

/** One party's half: the held amount leaves, what was bought arrives less the fee. Returns the fee. */
function settleSide(desk: Desk, batch: Batch, postingId: string, { order, ppm, spent, received }: Side): bigint {
  const fee = feeOf(received.amount, ppm);
  const spentFrom = desk.account(tradeKey(order.userId, spent.asset));
  const receivedOn = desk.account(tradeKey(order.userId, received.asset));
  const fees = desk.account(feesKey(received.asset));
  spend(batch, spentFrom, { purpose: 'order', reference: order.orderId }, spent.amount);
  batch.move(receivedOn, received.amount - fee, 0n);
  batch.move(fees, fee, 0n);
  batch.enter(postingId, spentFrom, -spent.amount);
  batch.enter(postingId, receivedOn, received.amount - fee);
  batch.enter(postingId, fees, fee);
  order.reserved -= spent.amount;
  order.feePaid += fee;
  return fee;
}

/** A limit buy that trades below its price gets the difference back at once. */
function releaseImprovement(desk: Desk, batch: Batch, marketDesk: SpotDesk, order: SpotOrderRecord): void {
  const { market } = marketDesk;
  if (order.side !== 'BUY' || order.priceTicks === null || order.lots === null) return;
  const needed = notionalOf(market, order.priceTicks, order.lots - order.filledLots);
  const surplus = order.reserved - needed;
  if (surplus === 0n) return;
  order.reserved = needed;
  release(batch, desk.account(tradeKey(order.userId, market.quote)), { purpose: 'order', reference: order.orderId }, surplus);
}

function setLastPrice(batch: Batch, marketDesk: SpotDesk, priceTicks: number): void {
  const before = marketDesk.lastPriceTicks;
  marketDesk.lastPriceTicks = priceTicks;
  batch.onUndo(() => {
    marketDesk.lastPriceTicks = before;
  });
}

/** Moves the money of one trade as one balanced posting and brings both orders up to date. Does not close them. */
export function settleTrade(desk: Desk, batch: Batch, marketDesk: SpotDesk, taker: SpotOrderRecord, event: TradeEvent): void {
  const { market } = marketDesk;
  const maker = desk.openOrders.get(event.makerOrderId);
  if (!maker) throw new Error(`maker ${event.makerOrderId} of ${market.symbol} is not known`);
  const quote = { asset: market.quote, amount: notionalOf(market, event.priceTicks, event.lots) };
  const base = { asset: market.base, amount: BigInt(event.lots) * market.basePerLot };
  const tradeId = desk.ids.trade.take();
  const postingId = desk.ids.posting.take();
  const [buyer, seller] = event.takerSide === 'BUY' ? [taker, maker] : [maker, taker];
  const ppmOf = (order: SpotOrderRecord) => (order === taker ? order.takerPpm : order.makerPpm);
  for (const order of [buyer, seller]) {
    batch.touch(order);
    order.filledLots += event.lots;
    order.filledQuote += quote.amount;
  }
  const isInternal = isHouse(buyer.accountType) && isHouse(seller.accountType);
  batch.post({ postingId, kind: 'spot.trade', reference: tradeId, isInternal });
  const buyerFee = settleSide(desk, batch, postingId, { order: buyer, ppm: ppmOf(buyer), spent: quote, received: base });
  const sellerFee = settleSide(desk, batch, postingId, { order: seller, ppm: ppmOf(seller), spent: base, received: quote });
  releaseImprovement(desk, batch, marketDesk, buyer);
  setLastPrice(batch, marketDesk, event.priceTicks);
  batch.trade({
    tradeId,
    symbol: market.symbol,
    priceTicks: event.priceTicks,
    lots: event.lots,
    quote: quote.amount,
    buyer,
    seller,
    takerSide: event.takerSide,
    buyerFee,
    sellerFee,
    isInternal,
  });
}
