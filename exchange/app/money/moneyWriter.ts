import type { CreateSpotOrder, SpotOrder } from '@/contract/spot';
import type { InstrumentKind } from '@/domain/market/marketState';
import type { Actor } from '../actor';
import type { AuditRecord } from '../auditRecord';
import type { LiveRules } from '../markets/listedInstrument';
import type { CommandName, InputOf, ResultOf } from './commands/commandTable';
import type { BookLevels } from './desk/market/committedBook';
import type { MoneyAct } from './desk/moneyGate';
import type { Posting } from './ledger/posting';
import type { Market } from './records/market';
import type { MoneyHalt } from './records/moneyHalt';

export type { BookLevels } from './desk/market/committedBook';
export type { Posting } from './ledger/posting';

/**
 * The one writer of money. Each method resolves after the commit of the batch it rode in, or rejects with an AppError
 * that names the broken rule. Commands of one market are applied in the order of the calls.
 */
export interface MoneyWriter {
  /** Idempotent by client order id, for ever; internal accounts must never use one twice. */
  placeSpotOrder(actor: Actor, order: CreateSpotOrder): Promise<SpotOrder>;
  cancelSpotOrder(actor: Actor, target: { symbol: string; orderId?: string; clientOrderId?: string }): Promise<SpotOrder>;
  cancelAllSpotOrders(actor: Actor, symbol?: string): Promise<string[]>;
  /** Queues any kind of command. What its input must keep is checked by the caller: commands expect it checked. */
  run<Name extends CommandName>(name: Name, input: InputOf<Name>): Promise<ResultOf<Name>>;
  /**
   * Cancels all orders of a market whose book could not be rebuilt, gives back what they hold and ends the halt with an empty book, for
   * cancelling only; answers how many. Throws badRequest for any other market.
   */
  resolveMarket(symbol: string, audit: AuditRecord): Promise<number>;
  /** Once per kind and reference. `by`: refused where that user's standing is against the act, with its reason. */
  post(posting: Posting, by?: { userId: string; act: MoneyAct }): Promise<void>;
  /** Whole ticks and lots that new prices and quantities of a market are multiples of now. Throws symbolUnknown. */
  stepsOf(symbol: string): { ticks: number; lots: number };
  /** Committed book, best first, for snapshots. */
  bookLevels(symbol: string, limit: number): BookLevels;
  /** Refuses new commands, finishes what is queued, releases the markets. */
  stop(): Promise<void>;
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
   * For metrics. `traders`: users in memory. The others only grow: rebuilds from the database, commands refused for a fault, and those
   * a full queue refused.
   */
  figures(): { queueDepth: number; traders: number; recoveries: number; separated: number; refused: number };
  /** What holds in each market now. */
  marketRules(): { symbol: string; kind: InstrumentKind; rules: LiveRules }[];
  /** Why and since when money stands still; null while it moves. */
  moneyHalt(): MoneyHalt | null;
  /** Fingerprint of books, open orders and their owners' balances. Meaningful while nothing is queued. */
  stateHash(): string;
}
