import type { SpotOrder } from '@/contract/spot';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import type { MoneyStore } from '../moneyStore';
import type { SpotOrderRecord } from '../records/spotOrderRecord';

/** What a kind of command is made of: what is asked, what is answered, and what only the database knows about it beforehand. */
export interface CommandType {
  input: unknown;
  result: unknown;
  found: unknown;
}

/** What has to be in memory before a command is applied. */
export interface Needs {
  /** With their fee tiers, all balances and open orders. The system's own accounts are always there. */
  users?: readonly string[];
}

/** Where questions to the database are asked from. Commands of earlier batches are applied in memory, perhaps not yet committed. */
export interface LookUpContext {
  desk: Desk;
  store: MoneyStore;
  /** When the batch is made, ms since 1970. */
  nowMs: number;
  /** Resolves when the batch before is no longer on its way: what it writes must be there before anyone looks for duplicates. */
  settled: Promise<unknown>;
  /** A batch with these commands was refused by the database: nothing is taken from memory that the database can tell. */
  isCareful: boolean;
}

/** A command's turn: what it changes, and where it writes that down. */
export interface Turn {
  desk: Desk;
  batch: Batch;
}

/** The row of an order as it is at the end of the batch. */
export type RenderOrder = (record: SpotOrderRecord) => SpotOrder;

/**
 * Called once the batch is complete and before the next one changes anything: fixes the answer, which is given after the commit.
 */
export type Answer<Result> = (render: RenderOrder) => Result;

/** One kind of command. Each has a file of its own and stands in the command table; nothing else knows it. */
export interface CommandKind<Type extends CommandType> {
  needs(desk: Desk, input: Type['input']): Needs;
  /** Asked once for all commands of this kind in a batch; what is not in the answer was not found. */
  lookUp?(context: LookUpContext, inputs: readonly Type['input'][]): Promise<ReadonlyMap<Type['input'], Type['found']>>;
  /** Applies in memory. Refuses by throwing an AppError before anything has changed; any other error is a fault of the program. */
  apply(turn: Turn, input: Type['input'], found: Type['found'] | undefined): Answer<Type['result']>;
}
