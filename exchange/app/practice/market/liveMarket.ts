import { randomBytes } from 'node:crypto';
import type { MoneyWriter } from '../../money/moneyWriter';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import { Funding } from './bots/funding';
import { MarketBots } from './bots/marketBots';
import type { BotAccounts } from './bots/ports';
import { Trader } from './bots/trader';
import { FairPrices } from './fairPrices';
import type { PracticePair } from './practicePairs';
import { seedFor } from './process/random';

export interface LiveMarketParts {
  writer: MoneyWriter;
  accounts: BotAccounts;
  pairs: readonly PracticePair[];
  scales: ReadonlyMap<string, number>;
  /** Prices to go on from, by symbol. */
  lastTicks: ReadonlyMap<string, number>;
  clock: Clock;
  log: Log;
  seed: number;
  rate: number;
}

/** The process moves in steps of this length whatever the pace of the bots, so that prices depend on the seed alone. */
const STEP_MS = 500;
/** After a longer absence the market goes on as if it had stood still. */
const LONGEST_CATCH_UP_MS = 60_000;
const ERROR_LOG_EVERY_MS = 10_000;

/** Prices and bots of all practice pairs. */
export class LiveMarket {
  private atMs = 0;

  constructor(
    private readonly prices: FairPrices,
    private readonly bots: readonly MarketBots[],
  ) {}

  /** Time starts to pass at `nowMs`. */
  continueAt(nowMs: number): void {
    this.atMs = nowMs;
  }

  /** Lets prices move up to `nowMs` and every bot do what is due. Resolves when all orders are answered. */
  async act(nowMs: number): Promise<void> {
    if (nowMs - this.atMs > LONGEST_CATCH_UP_MS) this.atMs = nowMs;
    for (; this.atMs + STEP_MS <= nowMs; this.atMs += STEP_MS) this.prices.step(STEP_MS);
    await Promise.all(
      this.bots.map((bots) => bots.act({ fairTicks: this.prices.ticks(bots.pair), activity: this.prices.activity(bots.pair) }, nowMs)),
    );
  }
}

/** Funds the accounts on their first day, adopts what rests and fills every book. */
export async function openLiveMarket(parts: LiveMarketParts): Promise<LiveMarket> {
  const startMs = parts.clock.now();
  // A restart goes on with another stretch of the same seed's randomness instead of repeating the first one.
  const prices = new FairPrices(seedFor(parts.seed, `live ${startMs}`), parts.pairs, parts.lastTicks);
  const funding = new Funding(parts);
  const warn = rarely(parts.clock, parts.log);
  // Side by side, so that the openings share the money writer's batches.
  const openings = await Promise.allSettled(
    parts.pairs.map((pair) => openPair({ ...parts, funding, warn }, pair, prices.ticks(pair), startMs)),
  );
  // Only now that none is under way any more: the next attempt must not meet this one.
  const bots = openings.map((opening) => {
    if (opening.status === 'rejected') throw opening.reason;
    return opening.value;
  });
  parts.log.info({ markets: bots.length, ms: parts.clock.now() - startMs }, 'practice market is open');
  return new LiveMarket(prices, bots);
}

type Warn = (error: unknown, account: string, message: string) => void;
type PairParts = LiveMarketParts & { funding: Funding; warn: Warn };

async function openPair(parts: PairParts, pair: PracticePair, fairTicks: number, nowMs: number): Promise<MarketBots> {
  // Random, because a clock may be set back, and client order ids must never repeat.
  const session = randomBytes(9).toString('base64url');
  const traderFor = async (role: 'maker' | 'taker') => {
    const name = `practice-${role}-${pair.symbol}`;
    const actor = await parts.accounts.ensureAccount(name);
    await parts.funding.give(actor, pair, `${name}.first`);
    return new Trader(actor, pair, parts.writer, session, {
      onShort: topUp(parts, pair, name),
      onError: (error) => parts.warn(error, name, 'a practice order failed'),
    });
  };
  const traders = { maker: await traderFor('maker'), taker: await traderFor('taker') };
  const bots = new MarketBots(pair, parts.writer, traders, seedFor(parts.seed, `${nowMs}`), parts.rate);
  const resting = await parts.accounts.openOrders(traders.maker.actor.userId, pair.symbol);
  await bots.open(resting, fairTicks, nowMs);
  return bots;
}

/** Gives once for any number of orders that were refused meanwhile. */
function topUp({ funding, clock, warn }: PairParts, pair: PracticePair, name: string): (trader: Trader) => void {
  let isUnderWay = false;
  return (trader) => {
    if (isUnderWay) return;
    isUnderWay = true;
    funding
      .give(trader.actor, pair, `${name}.${clock.now()}`)
      .catch((error: unknown) => warn(error, name, 'practice inventory could not be topped up'))
      .finally(() => {
        isUnderWay = false;
      });
  };
}

/** While the exchange is away every order of every account fails: one line tells it. */
function rarely(clock: Clock, log: Log): Warn {
  let quietUntilMs = 0;
  return (error, account, message) => {
    if (clock.now() < quietUntilMs) return;
    quietUntilMs = clock.now() + ERROR_LOG_EVERY_MS;
    log.warn({ err: error, account }, message);
  };
}
