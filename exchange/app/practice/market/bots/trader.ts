import type { CreateSpotOrder, SpotOrder } from '@/contract/spot';
import { fromMultiples } from '@/domain/money/increments';
import type { OrderSide } from '@/domain/order/enums';
import type { Actor } from '../../../actor';
import { AppError } from '../../../appError';
import type { MoneyWriter } from '../../../money/moneyWriter';
import type { PracticePair } from '../practicePairs';

/** What may well happen to a bot's order: another trader was faster, or the book moved. */
const EXPECTED = new Set([
  'postOnlyWouldTake',
  'noLiquidity',
  'orderNotOpen',
  'orderNotFound',
  'priceAboveBand',
  'priceBelowBand',
  'marketPaused',
  'marketPostOnly',
  'marketHalted',
]);

export interface TraderEvents {
  /** Its inventory does not suffice any more. */
  onShort(trader: Trader): void;
  onError(error: unknown): void;
}

/** An ordinary account that sends orders to one market. Refusals resolve to undefined. */
export class Trader {
  private placed = 0;

  constructor(
    readonly actor: Actor,
    private readonly pair: PracticePair,
    private readonly writer: MoneyWriter,
    /** In every client order id: never the same in two runs. */
    private readonly session: string,
    private readonly events: TraderEvents,
  ) {}

  /** Rests or is refused. */
  quote(side: OrderSide, priceTicks: number, lots: number): Promise<SpotOrder | undefined> {
    return this.place(side, lots, { type: 'LIMIT', price: this.price(side, priceTicks), timeInForce: 'GTC', isPostOnly: true });
  }

  /** Takes what there is up to a price. */
  take(side: OrderSide, lots: number, limitTicks: number): Promise<SpotOrder | undefined> {
    return this.place(side, lots, { type: 'LIMIT', price: this.price(side, limitTicks), timeInForce: 'IOC' });
  }

  market(side: OrderSide, lots: number): Promise<SpotOrder | undefined> {
    return this.place(side, lots, { type: 'MARKET', sizeUnit: 'BASE' });
  }

  cancel(orderId: string): Promise<SpotOrder | undefined> {
    return this.answerOf(this.writer.cancelSpotOrder(this.actor, { symbol: this.pair.symbol, orderId }));
  }

  private place(side: OrderSide, lots: number, kind: Pick<CreateSpotOrder, 'type' | 'price' | 'sizeUnit' | 'timeInForce' | 'isPostOnly'>) {
    this.placed += 1;
    const order: CreateSpotOrder = {
      symbol: this.pair.symbol,
      side,
      size: fromMultiples(this.wholeLots(lots), this.pair.quantityIncrement),
      clientOrderId: `${this.session}-${this.placed}`,
      ...kind,
    };
    return this.answerOf(this.writer.placeSpotOrder(this.actor, order));
  }

  private async answerOf(answer: Promise<SpotOrder>): Promise<SpotOrder | undefined> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof AppError)) this.events.onError(error);
      else if (error.codeName === 'balanceTooLow') this.events.onShort(this);
      else if (!EXPECTED.has(error.codeName)) this.events.onError(error);
      return undefined;
    }
  }

  /** On the market's steps of the moment, which may be wider than its ticks: a buyer's price is rounded down, a seller's up. */
  private price(side: OrderSide, ticks: number): string {
    const step = this.writer.stepsOf(this.pair.symbol).ticks;
    const steps = side === 'BUY' ? Math.max(1, Math.floor(ticks / step)) : Math.ceil(ticks / step);
    return fromMultiples(steps * step, this.pair.priceIncrement);
  }

  private wholeLots(lots: number): number {
    const step = this.writer.stepsOf(this.pair.symbol).lots;
    return Math.max(1, Math.floor(lots / step)) * step;
  }
}
