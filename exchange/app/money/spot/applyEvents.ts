import { assertNever } from '@/domain/assertNever';
import type { EngineEvent } from '../../../engine/engineEvents';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import type { SpotDesk } from '../desk/market/marketDesk';
import type { SpotOrderRecord } from '../records/spotOrderRecord';
import { closeOrder } from './closeOrder';
import { settleTrade } from './settleTrade';

/** What the engine did, brought to orders, money and levels. `taker` is the order that was placed; undefined on a cancel. */
export function applyEvents(
  desk: Desk,
  batch: Batch,
  marketDesk: SpotDesk,
  events: readonly EngineEvent[],
  taker: SpotOrderRecord | undefined,
): void {
  const orderOf = (orderId: string): SpotOrderRecord => {
    const order = taker?.orderId === orderId ? taker : desk.openOrders.get(orderId);
    if (!order) throw new Error(`order ${orderId} of ${marketDesk.market.symbol} is not known`);
    return order;
  };
  for (const event of events) {
    switch (event.type) {
      case 'trade':
        if (!taker) throw new Error('a cancel cannot trade');
        settleTrade(desk, batch, marketDesk, taker, event);
        if (event.makerLotsLeft === 0) {
          closeOrder(desk, batch, marketDesk, orderOf(event.makerOrderId), { status: 'FILLED', reason: null });
        }
        break;
      case 'rested':
        desk.addOpenOrder(orderOf(event.orderId));
        break;
      case 'filled':
        closeOrder(desk, batch, marketDesk, orderOf(event.orderId), { status: 'FILLED', reason: null });
        break;
      case 'closed': {
        const status = event.reason === 'USER' ? 'CANCELED' : 'EXPIRED';
        closeOrder(desk, batch, marketDesk, orderOf(event.orderId), { status, reason: event.reason });
        break;
      }
      case 'level': {
        const { side, priceTicks, lots } = event;
        batch.level(marketDesk.market.symbol, { side, priceTicks, lots });
        break;
      }
      case 'rejected':
        throw new Error('a rejected command changes nothing');
      default:
        assertNever(event);
    }
  }
}
