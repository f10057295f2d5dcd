import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import type { UserCommitted } from '@/exchange/app/events';
import type { MoneyWriter } from '@/exchange/app/money/moneyWriter';

const PAIRS = [
  { symbol: 'BTC_USDT', mid: 96_482.1, tick: 0.1, size: '0.001', decimals: 1 },
  { symbol: 'ETH_USDT', mid: 3_512.48, tick: 0.01, size: '0.02', decimals: 2 },
  { symbol: 'SOL_USDT', mid: 214.36, tick: 0.01, size: '0.5', decimals: 2 },
  { symbol: 'XRP_USDT', mid: 1.4127, tick: 0.0001, size: '50', decimals: 4 },
] as const;
const SPREAD_TICKS = 40;
const MAX_OPEN = 20;

export interface Tally {
  orders: number;
  cancels: number;
  /** Orders that traded when they came. */
  taken: number;
  latenciesMs: number[];
}

/** A client that quotes around a fixed price, crosses the spread now and then and cancels its oldest order when it has many. */
export class OrderClient {
  /** Ids of orders that still rest, oldest first, kept up to date by what is published. */
  private readonly open = new Map<string, string>();
  private placed = 0;

  constructor(
    private readonly writer: MoneyWriter,
    readonly actor: Actor,
    private state: number,
  ) {}

  /** Works until `untilMs` and counts from `fromMs` on (performance.now()). */
  async run(fromMs: number, untilMs: number): Promise<Tally> {
    const tally: Tally = { orders: 0, cancels: 0, taken: 0, latenciesMs: [] };
    for (let now = performance.now(); now < untilMs; now = performance.now()) {
      const isCancel = this.open.size >= MAX_OPEN;
      const isTaken = isCancel ? false : await this.place();
      if (isCancel) await this.cancelOldest();
      const doneMs = performance.now();
      if (doneMs < fromMs || doneMs > untilMs) continue;
      tally.latenciesMs.push(doneMs - now);
      if (isCancel) tally.cancels += 1;
      else tally.orders += 1;
      if (isTaken) tally.taken += 1;
    }
    return tally;
  }

  private async place(): Promise<boolean> {
    const pair = PAIRS[Math.floor(this.random() * PAIRS.length)] ?? PAIRS[0];
    const side = this.random() < 0.5 ? 'BUY' : 'SELL';
    // Most orders join behind the middle; every fourth goes through it.
    const offset = Math.floor((this.random() - 0.25) * SPREAD_TICKS) * pair.tick * (side === 'BUY' ? -1 : 1);
    this.placed += 1;
    const order = await this.writer.placeSpotOrder(this.actor, {
      symbol: pair.symbol,
      side,
      type: 'LIMIT',
      price: (pair.mid + offset).toFixed(pair.decimals),
      size: pair.size,
      clientOrderId: `b${this.placed}`,
      selfTradePrevention: 'CANCEL_MAKER',
    });
    return order.filledQuantity !== '0';
  }

  /** What the user's stream says. */
  onCommitted({ orders }: UserCommitted): void {
    for (const { orderId, symbol, status } of orders) {
      if (status === 'OPEN') this.open.set(orderId, symbol);
      else this.open.delete(orderId);
    }
  }

  private async cancelOldest(): Promise<void> {
    const [oldest] = this.open;
    if (!oldest) return;
    const [orderId, symbol] = oldest;
    try {
      await this.writer.cancelSpotOrder(this.actor, { symbol, orderId });
    } catch (error) {
      // It was filled on the way.
      if (!(error instanceof AppError) || error.codeName !== 'orderNotOpen') throw error;
    }
  }

  /** Linear congruential: the same orders in every run. */
  private random(): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.state / 2 ** 32;
  }
}
