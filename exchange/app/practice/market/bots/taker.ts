import type { OrderSide } from '@/domain/order/enums';
import type { BookLevels } from '../../../money/moneyWriter';
import type { Random } from '../process/random';
import type { OrderSizes } from './orderSizes';
import type { Trader } from './trader';

/** Market orders among the trades; the others name the worst price they accept. */
const MARKET_SHARE = 0.3;
/** A trade goes through this many price levels at most. */
const LEVELS_AT_MOST = 4;
/** How much one trade's side says about the next one's. */
const PERSISTENCE = 0.6;
/** A correction of a wrong price is at most so many usual trades large. */
const CORRECTION_TRADES = 2;

/** Buys and sells at random, and whatever is offered on the wrong side of the fair price. */
export class Taker {
  private lastSide: OrderSide = 'BUY';

  constructor(
    private readonly trader: Pick<Trader, 'take' | 'market'>,
    private readonly sizes: OrderSizes,
    private readonly random: Random,
  ) {}

  /** One trade of the flow: leaning towards the fair price, and towards what was done last. */
  async trade(fairTicks: number, book: BookLevels): Promise<void> {
    const [bid, ask] = [book.bids[0], book.asks[0]];
    if (bid === undefined || ask === undefined) return;
    const spread = Math.max(1, ask.priceTicks - bid.priceTicks);
    const lean = (fairTicks - (bid.priceTicks + ask.priceTicks) / 2) / spread + PERSISTENCE * (this.lastSide === 'BUY' ? 1 : -1);
    const side = this.random.uniform() < 1 / (1 + Math.exp(-lean)) ? 'BUY' : 'SELL';
    this.lastSide = side;
    const levels = (side === 'BUY' ? book.asks : book.bids).slice(0, LEVELS_AT_MOST);
    const best = levels[0]?.priceTicks ?? fairTicks;
    const there = levels.reduce((sum, { lots }) => sum + lots, 0);
    const worst = levels.at(-1)?.priceTicks ?? best;
    const lots = this.upTo(there, this.sizes.trade(best), worst);
    if (this.random.uniform() < MARKET_SHARE) await this.trader.market(side, lots);
    else await this.trader.take(side, lots, worst);
  }

  /** Takes what is bid above or offered below the fair price, whoever left it there: this is how trades follow the price. */
  async correct(fairTicks: number, book: BookLevels): Promise<void> {
    const bids = book.bids.filter(({ priceTicks }) => priceTicks > fairTicks);
    const asks = book.asks.filter(({ priceTicks }) => priceTicks < fairTicks);
    if (bids.length > 0) await this.takeAll('SELL', bids);
    else if (asks.length > 0) await this.takeAll('BUY', asks);
  }

  private async takeAll(side: OrderSide, levels: BookLevels['bids']): Promise<void> {
    const worst = levels.at(-1)?.priceTicks ?? 0;
    const there = levels.reduce((sum, { lots }) => sum + lots, 0);
    const wanted = Array.from({ length: CORRECTION_TRADES }, () => this.sizes.trade(worst)).reduce((sum, lots) => sum + lots, 0);
    await this.trader.take(side, this.upTo(there, wanted, worst), worst);
  }

  /** Not more than is there, unless that is less than the smallest order: then what is too much finds nothing and expires. */
  private upTo(there: number, wanted: number, priceTicks: number): number {
    return this.sizes.allowed(Math.min(there, wanted), priceTicks);
  }
}
