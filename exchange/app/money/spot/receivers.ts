import type { PlaceCommand } from '../../../engine/commands';
import { AppError } from '../../appError';
import type { Desk } from '../desk/desk';
import { mayOutgrow, roomOf } from '../desk/ledgerRoom';
import type { SpotDesk } from '../desk/market/marketDesk';
import { type AccountKey, accountKeyText, feesKey, tradeKey } from '../ledger/account';
import { type Market, notionalOf, quantityText, receivedAsset } from '../records/market';
import { feeOf } from './settleTrade';

/** What accounts may still receive while the trades of one order are gone through. */
class Rooms {
  private readonly left = new Map<string, bigint>();

  constructor(private readonly desk: Desk) {}

  /** False when it does not fit any more. */
  take(key: AccountKey, amount: bigint): boolean {
    const text = accountKeyText(key);
    const left = (this.left.get(text) ?? roomOf(this.desk.findAccount(key))) - amount;
    this.left.set(text, left);
    return left >= 0n;
  }
}

/** Takes in what one party of a trade receives, and its fee. */
function receive(rooms: Rooms, userId: string, asset: string, amount: bigint, ppm: number): boolean {
  const fee = feeOf(amount, ppm);
  return rooms.take(tradeKey(userId, asset), amount - fee) && rooms.take(feesKey(asset), fee);
}

const amountOf = (market: Market, asset: string, priceTicks: number, lots: number): bigint =>
  asset === market.base ? BigInt(lots) * market.basePerLot : notionalOf(market, priceTicks, lots);

/**
 * Throws sizeTooLarge, with the quantity that could trade, when an order would bring more to its owner, to the owner of an order it meets
 * or to the exchange's fees than an account can hold. Only where there is so much money is it looked for. Changes nothing.
 */
export function refuseOverfullReceivers(desk: Desk, { market, book }: SpotDesk, command: PlaceCommand, takerPpm: number): void {
  if (!mayOutgrow(desk, market.base) && !mayOutgrow(desk, market.quote)) return;
  const rooms = new Rooms(desk);
  let traded = 0;
  for (const { makerOrderId, priceTicks, lots } of book.fills(command)) {
    const maker = desk.openOrders.get(makerOrderId);
    if (!maker) throw new Error(`maker ${makerOrderId} of ${market.symbol} is not known`);
    const parties = [
      { userId: command.ownerId, side: command.side, ppm: takerPpm },
      { userId: maker.userId, side: maker.side, ppm: maker.makerPpm },
    ];
    for (const { userId, side, ppm } of parties) {
      const asset = receivedAsset(market, side);
      if (receive(rooms, userId, asset, amountOf(market, asset, priceTicks, lots), ppm)) continue;
      throw new AppError('sizeTooLarge', quantityText(market, traded), market.base);
    }
    traded += lots;
  }
}
