import type { SpotOrder } from '@/contract/spot';
import type { Actor } from '../actor';
import type { CancelTarget } from './cancelOrders';
import type { Posting } from './moneyWriter';
import type { OrderTerms, SpotOrderRecord } from './spotOrderRecord';

interface Settled<Result> {
  resolve(result: Result): void;
  reject(error: unknown): void;
}

export interface PlaceCommand extends Settled<SpotOrder> {
  type: 'place';
  actor: Actor;
  clientOrderId: string;
  terms: OrderTerms;
}

export interface CancelCommand extends Settled<SpotOrder | undefined> {
  type: 'cancel';
  actor: Actor;
  target: CancelTarget;
}

export interface CancelAllCommand extends Settled<string[]> {
  type: 'cancelAll';
  actor: Actor;
  symbol: string | undefined;
}

export interface PostCommand extends Settled<void> {
  type: 'post';
  posting: Posting;
}

/** What waits for its turn. Each is settled once, after the commit of its batch. */
export type Command = PlaceCommand | CancelCommand | CancelAllCommand | PostCommand;

/** What was found out about a batch's commands before they are applied: those that were done before. */
export interface Findings {
  /** Orders that exist under the name of a place command. */
  duplicates: Map<PlaceCommand, SpotOrderRecord>;
  alreadyPosted: Set<PostCommand>;
}
