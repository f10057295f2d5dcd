import type { CreateSpotOrder, SpotOrder } from '@/contract/spot';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import { currentlyAsked } from '../caller';
import type { CommandName, InputOf, ResultOf } from './commands/commandTable';
import type { Desk } from './desk/desk';
import { ID_KINDS } from './desk/idRange';
import { rulesOf } from './desk/market/marketRules';
import { MarketView } from './desk/market/marketView';
import type { MoneyAct } from './desk/moneyGate';
import { stateHashOf } from './desk/stateHash';
import { checkBalanced } from './ledger/posting';
import type { Command } from './loop/command';
import type { WriterLoop } from './loop/writerLoop';
import type { MarketLocks } from './marketLocks';
import type { MoneyStore } from './moneyStore';
import type { Posting, RunningMoneyWriter } from './moneyWriter';
import { PlacingsInFlight } from './placingsInFlight';
import type { Market } from './records/market';
import type { MoneyHalt } from './records/moneyHalt';
import { fingerprintOf } from './records/spotOrderRecord';
import { type CancelTarget, closedTarget } from './spot/cancelOrders';
import { readTerms } from './spot/orderTerms';

const FORGET_EVERY_MS = 60_000;

export class QueueingMoneyWriter implements RunningMoneyWriter {
  readonly markets: ReadonlyMap<string, Market>;
  readonly scales: ReadonlyMap<string, number>;
  private readonly inFlight = new PlacingsInFlight();
  private readonly forgetting: NodeJS.Timeout;

  constructor(
    private readonly desk: Desk,
    private readonly loop: WriterLoop,
    private readonly locks: MarketLocks,
    private readonly store: Pick<MoneyStore, 'orderByName' | 'ordersByIds' | 'returnIds'>,
    forgetEveryMs = FORGET_EVERY_MS,
  ) {
    this.markets = new MarketView(desk.markets);
    this.scales = desk.scales;
    this.forgetting = setInterval(() => loop.forgetIdle(), forgetEveryMs).unref();
  }

  async placeSpotOrder(actor: Actor, order: CreateSpotOrder): Promise<SpotOrder> {
    const terms = readTerms(this.market(order.symbol), order);
    return this.inFlight.once(`${actor.userId}|${order.clientOrderId}`, fingerprintOf(terms), () =>
      this.run('place', { actor, clientOrderId: order.clientOrderId, terms }),
    );
  }

  async cancelSpotOrder(actor: Actor, target: CancelTarget): Promise<SpotOrder> {
    this.market(target.symbol);
    if (target.orderId === undefined && target.clientOrderId === undefined) throw new AppError('badRequest', 'orderId', 'required');
    const canceled = await this.run('cancel', { actor, target });
    if (canceled) return canceled;
    const record = await closedTarget(this.store, actor, target);
    throw record ? new AppError('orderNotOpen', record.status) : new AppError('orderNotFound');
  }

  async cancelAllSpotOrders(actor: Actor, symbol?: string): Promise<string[]> {
    if (symbol !== undefined) this.market(symbol);
    return this.run('cancelAll', { actor, symbol });
  }

  async post(posting: Posting, by?: { userId: string; act: MoneyAct }): Promise<void> {
    checkBalanced(posting);
    for (const { asset } of posting.entries) if (!this.desk.scales.has(asset)) throw new RangeError(`unknown asset ${asset}`);
    await this.run('post', { posting, by });
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
    const asked = currentlyAsked();
    return new Promise<ResultOf<Name>>((resolve, reject) => {
      const done = (result: ResultOf<Name>) => {
        if (asked) asked.hasMovedMoney = true;
        resolve(result);
      };
      // The one place where a name and its input are brought together; the compiler cannot see that they belong to each other.
      this.loop.enqueue({ name, input, resolve: done, reject } as Command);
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
    return { queueDepth: this.loop.queueDepth, traders: this.desk.traders.size, refused: this.loop.refused, ...this.loop.counts };
  }

  marketRules() {
    return [...this.desk.markets].map(([symbol, marketDesk]) => ({
      symbol,
      kind: marketDesk.market.kind,
      rules: rulesOf(this.desk, marketDesk),
    }));
  }

  moneyHalt(): MoneyHalt | null {
    return this.desk.moneyHalt;
  }

  stateHash(): string {
    return stateHashOf(this.desk);
  }

  async stop(): Promise<void> {
    clearInterval(this.forgetting);
    await this.loop.stop();
    for (const kind of ID_KINDS) await this.store.returnIds(kind, this.desk.ids[kind].unused()).catch(() => {});
    await this.locks.release();
  }

  private market(symbol: string): Market {
    const market = this.markets.get(symbol);
    if (!market) throw new AppError('symbolUnknown', symbol);
    return market;
  }
}
