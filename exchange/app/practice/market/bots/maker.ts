import type { OrderSide } from '@/domain/order/enums';
import type { BookLevels } from '../../../money/moneyWriter';
import type { Random } from '../process/random';
import type { LadderShape } from './ladderShape';
import type { OrderSizes } from './orderSizes';
import { planSide } from './planSide';
import type { OpenBotOrder } from './ports';
import type { Trader } from './trader';

/** Levels a side that are read per look: the whole ladder and what others add in front of it. */
export const LEVELS_READ = 200;
/** Cancels and placings per side and look: what a price move needs, and a limit to what one look may cost. */
const MOVES = 6;
/** Room a resting order leaves to the fair price, in ticks. */
const SAFE_DISTANCE = 0.2;

/** Keeps the book of one market filled around the fair price. */
export class Maker {
  /** Own resting orders by price and side: never two at one price. */
  private readonly resting: Record<OrderSide, Map<number, string>> = { BUY: new Map(), SELL: new Map() };

  constructor(
    private readonly trader: Trader,
    private readonly shape: LadderShape,
    private readonly sizes: OrderSizes,
    private readonly random: Random,
    /** Half the spread it quotes, in ticks. */
    private readonly halfSpread: number,
  ) {}

  /** Takes over orders that already rest; those it cannot keep (two at a price) are cancelled. */
  async adopt(orders: readonly OpenBotOrder[]): Promise<void> {
    const cancels: Promise<unknown>[] = [];
    for (const { orderId, side, priceTicks } of orders) {
      if (this.resting[side].has(priceTicks)) cancels.push(this.trader.cancel(orderId));
      else this.resting[side].set(priceTicks, orderId);
    }
    await Promise.all(cancels);
  }

  /** Brings both sides into shape; `moves` limits what changes. Resolves when every order is answered. */
  async quote(fairTicks: number, book: BookLevels, moves: number = MOVES): Promise<void> {
    this.forgetFilled('BUY', book.bids);
    this.forgetFilled('SELL', book.asks);
    const bid = Math.floor(fairTicks - this.halfSpread);
    const ask = Math.ceil(fairTicks + this.halfSpread);
    const plans = {
      BUY: this.plan('BUY', bid, fairTicks - SAFE_DISTANCE, moves),
      SELL: this.plan('SELL', ask, fairTicks + SAFE_DISTANCE, moves),
    };
    // All cancels first: a placing could otherwise meet an own order that is on its way out.
    const cancels = [...this.cancel('BUY', plans.BUY.cancel), ...this.cancel('SELL', plans.SELL.cancel)];
    const places = [...this.place('BUY', plans.BUY.place), ...this.place('SELL', plans.SELL.place)];
    await Promise.all([...cancels, ...places]);
  }

  private plan(side: OrderSide, touchTicks: number, limitTicks: number, moves: number) {
    return planSide({ side, touchTicks, limitTicks, resting: [...this.resting[side].keys()] }, this.shape, this.random, moves);
  }

  /**
   * The committed book is the truth: an order whose level is gone has been filled. Behind the last level that was read nothing is known:
   * an order there still rests, and forgetting it would leave it there for ever.
   */
  private forgetFilled(side: OrderSide, levels: BookLevels['bids']): void {
    const there = new Set(levels.map(({ priceTicks }) => priceTicks));
    const last = levels.length < LEVELS_READ ? undefined : levels.at(-1)?.priceTicks;
    const isBehind = (ticks: number) => last !== undefined && (side === 'BUY' ? ticks < last : ticks > last);
    for (const ticks of this.resting[side].keys()) if (!there.has(ticks) && !isBehind(ticks)) this.resting[side].delete(ticks);
  }

  private cancel(side: OrderSide, prices: readonly number[]): Promise<unknown>[] {
    return prices.map((priceTicks) => {
      const orderId = this.resting[side].get(priceTicks);
      this.resting[side].delete(priceTicks);
      return orderId === undefined ? Promise.resolve() : this.trader.cancel(orderId);
    });
  }

  private place(side: OrderSide, wanted: readonly { priceTicks: number; slot: number }[]): Promise<unknown>[] {
    return wanted.map(async ({ priceTicks, slot }) => {
      const order = await this.trader.quote(side, priceTicks, this.sizes.resting(slot, priceTicks));
      if (order?.status === 'OPEN') this.resting[side].set(priceTicks, order.orderId);
    });
  }
}
