import type { CreateSpotOrder, SpotOrder } from '@/contract/spot';
import type { InstrumentKind, StateReason } from '@/domain/market/marketState';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import type { LiveRules } from '../markets/listedInstrument';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import type { Database } from '../ports/database';
import type { Log } from '../ports/log';
import type { CommandName, InputOf, ResultOf } from './commands/commandTable';
import type { Desk } from './desk/desk';
import { ID_KINDS } from './desk/idRange';
import { rulesOf } from './desk/market/marketRules';
import { MarketView } from './desk/market/marketView';
import type { PriceWaiter } from './desk/market/priceWaiter';
import { stateHashOf } from './desk/stateHash';
import { checkBalanced } from './ledger/posting';
import type { Command } from './loop/command';
import type { WriterLoop } from './loop/writerLoop';
import type { MarketLocks } from './marketLocks';
import type { MoneyStore } from './moneyStore';
import type { MoneyWriter, Posting } from './moneyWriter';
import type { Market } from './records/market';
import { fingerprintOf, type SpotOrderRecord } from './records/spotOrderRecord';
import { type CancelTarget, isMeant } from './spot/cancelOrders';
import { readTerms } from './spot/orderTerms';

export interface MoneyWriterParts {
  /** For the locks that make this process the markets' only owner. */
  database: Database;
  store: MoneyStore;
  bus: Bus;
  clock: Clock;
  log: Log;
  /** How long to wait (ms) for an earlier owner to let go; 5 s unless told. */
  lockPatienceMs?: number;
  /** Commands that may wait at once; more are refused as unavailable. 10,000 unless told. */
  queueCapacity?: number;
  /** What is told of every trade, in this order. */
  priceWaiters?: readonly PriceWaiter[];
  /** How often (ms) users who did nothing for ten minutes leave memory; a minute unless told. */
  forgetEveryMs?: number;
}

/** The writer of this process, with what operations and tests look at. */
export interface RunningMoneyWriter extends MoneyWriter {
  /** Markets by symbol, with the rules that hold now; those that are delisted too. */
  readonly markets: ReadonlyMap<string, Market>;
  /** Decimal places of every asset. */
  readonly scales: ReadonlyMap<string, number>;
  /** False while the database is away and after the markets were lost: orders are refused. For readiness probes. */
  isUp(): boolean;
  /** How long the command that waits longest has been waiting, ms; 0 when none does. For readiness probes. */
  stuckMs(): number;
  /**
   * For metrics. `traders`: users in memory. `recoveries` and `separated` only grow: rebuilds from the database, and commands refused
   * for a fault.
   */
  figures(): { queueDepth: number; traders: number; recoveries: number; separated: number };
  /** What holds in each market now. */
  marketRules(): { symbol: string; kind: InstrumentKind; rules: LiveRules }[];
  /** Why money stands still; null while it moves. */
  moneyHalt(): StateReason | null;
  /** Fingerprint of books, open orders and their owners' balances. Meaningful while nothing is queued. */
  stateHash(): string;
}

const FORGET_EVERY_MS = 60_000;

export class QueueingMoneyWriter implements RunningMoneyWriter {
  readonly markets: ReadonlyMap<string, Market>;
  /** Placings not answered yet, by user and client order id: a repeated click gets the first one's answer. */
  private readonly inFlight = new Map<string, { fingerprint: string; answer: Promise<SpotOrder> }>();

  readonly scales: ReadonlyMap<string, number>;
  private readonly forgetting: NodeJS.Timeout;

  constructor(
    private readonly parts: MoneyWriterParts,
    private readonly desk: Desk,
    private readonly loop: WriterLoop,
    private readonly locks: MarketLocks,
  ) {
    this.markets = new MarketView(desk.markets);
    this.scales = desk.scales;
    this.forgetting = setInterval(() => loop.forgetIdle(), parts.forgetEveryMs ?? FORGET_EVERY_MS).unref();
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
    const answer = this.run('place', { actor, clientOrderId: order.clientOrderId, terms });
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
    const canceled = await this.run('cancel', { actor, target });
    if (canceled) return canceled;
    const record = await this.findClosed(actor, target);
    throw record ? new AppError('orderNotOpen', record.status) : new AppError('orderNotFound');
  }

  async cancelAllSpotOrders(actor: Actor, symbol?: string): Promise<string[]> {
    if (symbol !== undefined) this.market(symbol);
    return this.run('cancelAll', { actor, symbol });
  }

  async post(posting: Posting, by?: Actor): Promise<void> {
    checkBalanced(posting);
    for (const { asset } of posting.entries) if (!this.desk.scales.has(asset)) throw new RangeError(`unknown asset ${asset}`);
    await this.run('post', { posting, by: by?.userId });
  }

  async resolveMarket(symbol: string, audit: AuditRecord): Promise<number> {
    this.market(symbol);
    for (let canceled = 0; ; ) {
      const step = await this.run('resolveMarket', { symbol, audit });
      canceled += step.canceled;
      if (step.left === 0) return canceled;
    }
  }

  run<Name extends CommandName>(name: Name, input: InputOf<Name>): Promise<ResultOf<Name>> {
    return new Promise<ResultOf<Name>>((resolve, reject) => {
      // The one place where a name and its input are brought together; the compiler cannot see that they belong to each other.
      this.loop.enqueue({ name, input, resolve, reject } as Command);
    });
  }

  bookLevels(symbol: string, limit: number) {
    this.market(symbol);
    return this.desk.marketDesk(symbol).committed.levels(limit);
  }

  stepsOf(symbol: string) {
    const { ticksPerIncrement, lotsPerIncrement } = this.market(symbol);
    return { ticks: ticksPerIncrement, lots: lotsPerIncrement };
  }

  isUp(): boolean {
    return this.loop.isUp;
  }

  stuckMs(): number {
    return this.loop.oldestMs;
  }

  figures() {
    return { queueDepth: this.loop.queueDepth, traders: this.desk.traders.size, ...this.loop.counts };
  }

  marketRules() {
    return [...this.desk.markets].map(([symbol, marketDesk]) => ({
      symbol,
      kind: marketDesk.market.kind,
      rules: rulesOf(this.desk, marketDesk),
    }));
  }

  moneyHalt(): StateReason | null {
    return this.desk.moneyHalt;
  }

  stateHash(): string {
    return stateHashOf(this.desk);
  }

  async stop(): Promise<void> {
    clearInterval(this.forgetting);
    await this.loop.stop();
    for (const kind of ID_KINDS) await this.parts.store.returnIds(kind, this.desk.ids[kind].unused()).catch(() => {});
    await this.locks.release();
  }

  private market(symbol: string): Market {
    const market = this.markets.get(symbol);
    if (!market) throw new AppError('symbolUnknown', symbol);
    return market;
  }

  private async findClosed({ userId }: Actor, target: CancelTarget): Promise<SpotOrderRecord | undefined> {
    const { orderId, clientOrderId = '' } = target;
    const { store } = this.parts;
    const record = orderId === undefined ? await store.orderByName(userId, clientOrderId) : (await store.ordersByIds([orderId]))[0];
    return record?.userId === userId && isMeant(record, target) ? record : undefined;
  }
}
