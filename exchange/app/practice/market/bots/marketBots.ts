import type { MoneyWriter } from '../../../money/moneyWriter';
import { HUB, type PracticePair } from '../practicePairs';
import { dailyVolatility } from '../process/priceProcess';
import { Random, seedFor } from '../process/random';
import { LadderShape, SLOTS } from './ladderShape';
import { LEVELS_READ, Maker } from './maker';
import { OrderSizes } from './orderSizes';
import type { OpenBotOrder } from './ports';
import { Taker } from './taker';
import { type Tempo, tempoOf } from './tempo';
import type { Trader } from './trader';

const DAY_SECONDS = 86_400;
/** A maker looks again so soon after a trade. */
const QUICK_LOOK_MS = 400;
/** Trades made up for after a slow moment. */
const TRADES_AT_ONCE = 10;

interface Now {
  fairTicks: number;
  /** Volatility relative to the usual one. */
  activity: number;
}

/** Maker and taker of one market and when it is their turn. */
export class MarketBots {
  private readonly tempo: Tempo;
  private readonly random: Random;
  private readonly sizes: OrderSizes;
  private readonly maker: Maker;
  private readonly taker: Taker;
  private quoteAtMs = 0;
  private tradeAtMs = 0;

  constructor(
    readonly pair: PracticePair,
    private readonly writer: Pick<MoneyWriter, 'bookLevels'>,
    traders: { maker: Trader; taker: Trader },
    seed: number,
    /** Speed; 2 trades twice as often. */
    private readonly rate: number,
  ) {
    this.tempo = tempoOf(pair);
    this.random = new Random(seedFor(seed, `bots ${pair.symbol}`));
    this.sizes = new OrderSizes(pair, this.tempo, this.random);
    // A maker asks for more the more the price moves while it looks away.
    const movePerSecond = (dailyVolatility(pair.base, pair.quote, HUB) * pair.anchorTicks) / Math.sqrt(DAY_SECONDS);
    this.maker = new Maker(traders.maker, new LadderShape(pair), this.sizes, this.random, Math.max(0.6, 0.03 * movePerSecond));
    this.taker = new Taker(traders.taker, this.sizes, this.random);
  }

  /** Takes over what rests and fills the whole book at once. */
  async open(resting: readonly OpenBotOrder[], fairTicks: number, nowMs: number): Promise<void> {
    await this.maker.adopt(resting);
    await this.maker.quote(fairTicks, this.book(), 2 * SLOTS);
    this.quoteAtMs = nowMs + this.random.uniform() * this.tempo.quoteEveryMs;
    this.tradeAtMs = nowMs + this.nextTradeIn();
  }

  /** Does what is due at `nowMs`. Resolves when every order is answered. */
  async act({ fairTicks, activity }: Now, nowMs: number): Promise<void> {
    this.sizes.heed(activity);
    const answers: Promise<void>[] = [];
    if (nowMs >= this.quoteAtMs) {
      const book = this.book();
      // The correction is queued before the quotes, so it meets the old ones.
      answers.push(this.taker.correct(fairTicks, book), this.maker.quote(fairTicks, book));
      this.quoteAtMs = nowMs + (this.tempo.quoteEveryMs * (0.8 + 0.4 * this.random.uniform())) / this.rate;
    }
    for (let count = 0; nowMs >= this.tradeAtMs && count < TRADES_AT_ONCE; count += 1) {
      answers.push(this.taker.trade(fairTicks, this.book()));
      this.tradeAtMs += this.nextTradeIn();
      // What a trade took is quoted again soon.
      this.quoteAtMs = Math.min(this.quoteAtMs, nowMs + QUICK_LOOK_MS / this.rate);
    }
    if (nowMs >= this.tradeAtMs) this.tradeAtMs = nowMs + this.nextTradeIn();
    await Promise.all(answers);
  }

  private book() {
    return this.writer.bookLevels(this.pair.symbol, LEVELS_READ);
  }

  /** ms until the next trade: they come at random. */
  private nextTradeIn(): number {
    return this.random.exponential(1000 / (this.tempo.tradesPerSecond * this.rate));
  }
}
