import type { Payments } from '../../accounts/createPayments';
import type { Actor } from '../../actor';
import type { InTurn } from '../../inTurn';
import type { UserTransferRecord } from '../../money/records/userTransferRecord';
import type { WalletContext } from '../context';

export interface RecentReceiver {
  uid: string;
  name: string;
  sent: number;
  lastAt: number;
}

export interface UserTransferQueries {
  find(senderId: string, clientTransferId: string): Promise<UserTransferRecord | undefined>;
  /** Who got something last from a user, latest first; closed accounts are none of them. */
  recent(senderId: string, limit: number): Promise<RecentReceiver[]>;
  countTo(senderId: string, receiverId: string): Promise<number>;
  sentCents(senderId: string, sinceMs: number): Promise<bigint>;
}

/** What sending to other users stands on. */
export interface UserTransferContext extends Pick<WalletContext, 'writer' | 'scales' | 'clock'> {
  payments: Payments;
  /** Calls under one name wait for each other. */
  inTurn: InTurn;
  transfers: UserTransferQueries;
  /** Whole USD that may leave the account in 24 hours, by its level. */
  limitUsd(actor: Actor): Promise<string>;
  /** USD by asset, as markets say now. */
  rates(): ReadonlyMap<string, string>;
  /** @throws AppError addressNotSaved while coins leave to saved addresses only */
  refuseBesidesSaved(userId: string): Promise<void>;
}
