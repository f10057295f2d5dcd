import { setTimeout as sleep } from 'node:timers/promises';
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
type Pair = (typeof PAIRS)[number];

/** What a client got done within the time that counts. */
export interface Tally {
  orders: number;
  cancels: number;
  /** Orders that traded when they came. */
  taken: number;
  /** From handing a command over to its answer, which comes after the commit. */
  latenciesMs: number[];
}

type Deed = 'rested' | 'taken' | 'canceled';

/** A client that waits for each answer before it sends the next command. */
export abstract class OrderClient {
  private placed = 0;

  constructor(
    private readonly writer: MoneyWriter,
    readonly actor: Actor,
    private state: number,
  ) {}

  /** Works until `untilMs` and counts from `fromMs` on (performance.now()), pausing `pauseMs` after each answer. */
  async run(fromMs: number, untilMs: number, pauseMs = 0): Promise<Tally> {
    const tally: Tally = { orders: 0, cancels: 0, taken: 0, latenciesMs: [] };
    for (let now = performance.now(); now < untilMs; now = performance.now()) {
      const deed = await this.act();
      const doneMs = performance.now();
      if (pauseMs > 0) await sleep(pauseMs);
      if (doneMs < fromMs || doneMs > untilMs) continue;
      tally.latenciesMs.push(doneMs - now);
      if (deed === 'canceled') tally.cancels += 1;
      else tally.orders += 1;
      if (deed === 'taken') tally.taken += 1;
    }
    return tally;
  }

  /** What the user's stream says. */
  abstract onCommitted(event: UserCommitted): void;

  protected abstract act(): Promise<Deed>;

  protected pair(): Pair {
    return PAIRS[Math.floor(this.random() * PAIRS.length)] ?? PAIRS[0];
  }

  protected async place({ symbol, mid, tick, size, decimals }: Pair, side: 'BUY' | 'SELL', offsetTicks: number): Promise<Deed> {
    this.placed += 1;
    const price = (mid + offsetTicks * tick).toFixed(decimals);
    const clientOrderId = `b${this.placed}`;
    const order = { symbol, side, type: 'LIMIT', price, size, clientOrderId, selfTradePrevention: 'CANCEL_MAKER' } as const;
    return (await this.writer.placeSpotOrder(this.actor, order)).filledQuantity === '0' ? 'rested' : 'taken';
  }

  protected async cancel(symbol: string, orderId: string): Promise<Deed> {
    try {
      await this.writer.cancelSpotOrder(this.actor, { symbol, orderId });
    } catch (error) {
      // It was filled on the way.
      if (!(error instanceof AppError) || error.codeName !== 'orderNotOpen') throw error;
    }
    return 'canceled';
  }

  /** Linear congruential: the same orders in every run. */
  protected random(): number {
    this.state = (Math.imul(this.state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.state / 2 ** 32;
  }
}

/** Buys and sells in turn around one price and never cancels: every second order meets the one before it. */
export class PlacingClient extends OrderClient {
  private isBuying = false;

  onCommitted(): void {}

  protected act(): Promise<Deed> {
    this.isBuying = !this.isBuying;
    const offset = Math.floor(this.random() * 3) - 1;
    return this.place(this.pair(), this.isBuying ? 'BUY' : 'SELL', offset);
  }
}

const SPREAD_TICKS = 40;
const MAX_OPEN = 20;

/** Quotes around a fixed price, crosses the spread now and then and cancels its oldest order when it has many. */
export class QuotingClient extends OrderClient {
  /** Symbols of orders that still rest by their id, oldest first, kept up to date by what is published. */
  private readonly open = new Map<string, string>();

  onCommitted({ orders }: UserCommitted): void {
    for (const { orderId, symbol, status } of orders) {
      if (status === 'OPEN') this.open.set(orderId, symbol);
      else this.open.delete(orderId);
    }
  }

  protected act(): Promise<Deed> {
    const [oldest] = this.open;
    if (oldest && this.open.size >= MAX_OPEN) return this.cancel(oldest[1], oldest[0]);
    const side = this.random() < 0.5 ? 'BUY' : 'SELL';
    // Most orders join behind the middle; every fourth goes through it.
    const offset = Math.floor((this.random() - 0.25) * SPREAD_TICKS) * (side === 'BUY' ? -1 : 1);
    return this.place(this.pair(), side, offset);
  }
}
