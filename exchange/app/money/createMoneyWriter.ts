import type { CreateSpotOrder, SpotOrder } from '@/contract/spot';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import type { Database } from '../ports/database';
import type { Log } from '../ports/log';
import { checkBalanced } from './applyPosting';
import type { CancelTarget } from './cancelOrders';
import type { Command } from './command';
import { Desk } from './desk';
import { ID_KINDS } from './idRange';
import { openDesk } from './loadDesk';
import type { Market } from './market';
import { lockMarkets } from './marketLocks';
import type { MoneyStore } from './moneyStore';
import type { MoneyWriter, Posting } from './moneyWriter';
import { readTerms } from './orderTerms';
import { fingerprintOf, type SpotOrderRecord } from './spotOrderRecord';
import { stateHashOf } from './stateHash';
import { WriterLoop } from './writerLoop';

export interface MoneyWriterParts {
  /** For the locks that make this process the markets' only owner. */
  database: Database;
  store: MoneyStore;
  bus: Bus;
  clock: Clock;
  log: Log;
  /** How long to wait (ms) for an earlier owner to let go; 5 s unless told. */
  lockPatienceMs?: number;
}

/** The writer of this process, with what operations and tests look at. */
export interface RunningMoneyWriter extends MoneyWriter {
  /** Listed markets by symbol. */
  readonly markets: ReadonlyMap<string, Market>;
  /** False while the database is away and after the markets were lost: orders are refused. For readiness probes. */
  isUp(): boolean;
  /** Fingerprint of books, open orders and their owners' balances. Meaningful while nothing is queued. */
  stateHash(): string;
}

type Unsettled = Command extends infer Kind ? (Kind extends Command ? Omit<Kind, 'resolve' | 'reject'> : never) : never;

class QueueingMoneyWriter implements RunningMoneyWriter {
  readonly markets: ReadonlyMap<string, Market>;
  private readonly loop: WriterLoop;
  /** Placings not answered yet, by user and client order id: a repeated click gets the first one's answer. */
  private readonly inFlight = new Map<string, { fingerprint: string; answer: Promise<SpotOrder> }>();

  constructor(
    private readonly parts: MoneyWriterParts,
    private readonly desk: Desk,
    private readonly releaseMarkets: () => Promise<void>,
  ) {
    this.markets = new Map([...desk.markets].map(([symbol, { market }]) => [symbol, market]));
    this.loop = new WriterLoop({ ...parts, desk });
  }

  async placeSpotOrder(actor: Actor, order: CreateSpotOrder): Promise<SpotOrder> {
    const terms = readTerms(this.market(order.symbol), order);
    const key = `${actor.userId}|${order.clientOrderId}`;
    const fingerprint = fingerprintOf(terms);
    const first = this.inFlight.get(key);
    if (first) {
      if (first.fingerprint !== fingerprint) throw new AppError('clientOrderIdReused');
      return first.answer;
    }
    const answer = this.queue<SpotOrder>({ type: 'place', actor, clientOrderId: order.clientOrderId, terms });
    this.inFlight.set(key, { fingerprint, answer });
    try {
      return await answer;
    } finally {
      this.inFlight.delete(key);
    }
  }

  async cancelSpotOrder(actor: Actor, target: CancelTarget): Promise<SpotOrder> {
    this.market(target.symbol);
    if (target.orderId === undefined && target.clientOrderId === undefined) throw new AppError('badRequest', 'orderId', 'required');
    const canceled = await this.queue<SpotOrder | undefined>({ type: 'cancel', actor, target });
    if (canceled) return canceled;
    const record = await this.findClosed(actor, target);
    throw record ? new AppError('orderNotOpen', record.status) : new AppError('orderNotFound');
  }

  async cancelAllSpotOrders(actor: Actor, symbol?: string): Promise<string[]> {
    if (symbol !== undefined) this.market(symbol);
    return this.queue<string[]>({ type: 'cancelAll', actor, symbol });
  }

  async post(posting: Posting): Promise<void> {
    checkBalanced(posting);
    for (const { asset } of posting.entries) if (!this.desk.scales.has(asset)) throw new RangeError(`unknown asset ${asset}`);
    return this.queue<void>({ type: 'post', posting });
  }

  bookLevels(symbol: string, limit: number) {
    this.market(symbol);
    return this.desk.marketDesk(symbol).committed.levels(limit);
  }

  isUp(): boolean {
    return this.loop.isUp;
  }

  stateHash(): string {
    return stateHashOf(this.desk);
  }

  async stop(): Promise<void> {
    await this.loop.stop();
    for (const kind of ID_KINDS) await this.parts.store.returnIds(kind, this.desk.ids[kind].unused()).catch(() => {});
    await this.releaseMarkets();
  }

  private market(symbol: string): Market {
    const market = this.markets.get(symbol);
    if (!market) throw new AppError('symbolUnknown', symbol);
    return market;
  }

  private queue<Result>(command: Unsettled): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.loop.enqueue({ ...command, resolve, reject } as Command);
    });
  }

  private async findClosed(actor: Actor, { symbol, orderId, clientOrderId }: CancelTarget): Promise<SpotOrderRecord | undefined> {
    const record =
      orderId === undefined
        ? await this.parts.store.orderByName(actor.userId, clientOrderId ?? '')
        : (await this.parts.store.ordersByIds([orderId]))[0];
    return record?.userId === actor.userId && record.symbol === symbol ? record : undefined;
  }
}

/**
 * Takes over all listed markets and rebuilds their state. Throws StartError `secondInstance` when another process runs them.
 * The schema is migrated and the catalogue listed before.
 */
export async function createMoneyWriter(parts: MoneyWriterParts): Promise<RunningMoneyWriter> {
  const symbols = (await parts.store.markets()).map((market) => market.symbol);
  const releaseMarkets = await lockMarkets(parts.database, symbols, parts.lockPatienceMs);
  try {
    const desk = new Desk();
    await openDesk(desk, parts.store, symbols, parts.clock.now());
    return new QueueingMoneyWriter(parts, desk, releaseMarkets);
  } catch (error) {
    await releaseMarkets();
    throw error;
  }
}
