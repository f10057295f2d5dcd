import type { SavedOnly } from '@/domain/withdrawal/rules';
import type { OwnerTelling } from '../accounts/owner/tellOwner';
import type { WithdrawalRecord, WithdrawalTransaction } from '../money/records/withdrawalRecord';
import type { Recipient } from '../notices/model';

/** Times are ms since 1970. */
export interface BookEntry {
  addressId: string;
  label: string;
  chainId: string;
  /** Null: every coin of the network. */
  asset: string | null;
  address: string;
  memo: string | null;
  addedMs: number;
  usableMs: number;
}

/** A place coins were sent to, from this account. */
export interface SentTo {
  chainId: string;
  address: string;
  memo: string | null;
  /** Of those that were not given back. */
  times: number;
  lastMs: number;
  /** Whether something arrived there: what still waits makes nothing known. */
  hasArrived: boolean;
}

/** What an account's owner asks. Every method answers for one user only. */
export interface WithdrawalQueries {
  find(userId: string, withdrawalId: string): Promise<WithdrawalRecord | undefined>;
  byClientId(userId: string, clientWithdrawalId: string): Promise<WithdrawalRecord | undefined>;
  /** Those that are not over, oldest first. */
  open(userId: string): Promise<WithdrawalRecord[]>;
  /** USD cents that count against limits since a moment. */
  usedCents(userId: string, sinceMs: number): Promise<bigint>;
  /** Latest first, at most so many. */
  sentTo(userId: string, limit: number): Promise<SentTo[]>;
  book(userId: string): Promise<BookEntry[]>;
  savedOnly(userId: string): Promise<SavedOnly>;
  /** When the account was made. */
  createdMs(userId: string): Promise<number>;
  /** What a network is called; undefined where the catalogue does not have it. */
  networkName(chainId: string): Promise<string | undefined>;
  /** Whose a deposit address is; undefined where it is none of this exchange's. */
  ownerOf(chainId: string, address: string, memo: string | null): Promise<string | undefined>;
}

/** The tables of one transaction. */
export interface BookTables {
  telling: OwnerTelling;
  /** Locks the owner, so that limits hold. False where the account is gone. */
  lock(userId: string): Promise<boolean>;
  count(userId: string): Promise<number>;
  /** Undefined where the account has it already. */
  add(userId: string, entry: Omit<BookEntry, 'addressId'>): Promise<BookEntry | undefined>;
  savedOnly(userId: string): Promise<SavedOnly>;
  choose(userId: string, choice: SavedOnly): Promise<void>;
}

export interface BookStore {
  atomically<Result>(work: (tables: BookTables) => Promise<Result>): Promise<Result>;
  /** False where there is none of this user's. */
  rename(userId: string, addressId: string, label: string): Promise<boolean>;
  remove(userId: string, addressId: string): Promise<boolean>;
}

/** How an account stands for what of it is under way. */
export interface SenderStanding {
  frozenMs: number | null;
  selfFrozenMs: number | null;
  lockedMs: number | null;
  sendingHeldUntilMs: number | null;
}

/** What brings withdrawals on. */
export interface FollowingStore extends Pick<WithdrawalQueries, 'book' | 'savedOnly'> {
  /** Which of these users let coins leave to saved addresses only. */
  savedOnlyAmong(userIds: readonly string[], now: number): Promise<ReadonlySet<string>>;
  /** Those of a network that are not over, behind an id, oldest first. */
  open(chainId: string, afterId: string, limit: number): Promise<WithdrawalRecord[]>;
  byId(withdrawalId: string): Promise<WithdrawalRecord | undefined>;
  transactionsOf(withdrawalId: string): Promise<WithdrawalTransaction[]>;
  /** The highest sequence number that was ever allotted on a network; -1 where none was. */
  highestSequence(chainId: string): Promise<number>;
  standing(userId: string): Promise<SenderStanding | undefined>;
  /** USD cents that left its owner's account in the 24 hours that end with it, to other users and as sales too, itself included; what came back does not count. */
  dayCents(record: WithdrawalRecord): Promise<bigint>;
}

/** Withdrawals and addresses whose owner has not heard the latest. */
export interface ToldTables {
  telling: OwnerTelling;
  /** The next behind an id, locked until the end of the transaction; nobody else tells it meanwhile. */
  untold(afterId: string): Promise<{ record: WithdrawalRecord; told: string | null; recipient: Recipient | undefined } | undefined>;
  told(withdrawalId: string, status: string): Promise<void>;
  ready(now: number, afterId: string): Promise<{ entry: BookEntry; userId: string; recipient: Recipient | undefined } | undefined>;
  toldReady(addressId: string): Promise<void>;
  /** What a network is called. */
  networkName(chainId: string): Promise<string | undefined>;
}

export interface ToldStore {
  atomically<Result>(work: (tables: ToldTables) => Promise<Result>): Promise<Result>;
}

/** What operators look for. */
export interface OperatedWithdrawals extends Pick<FollowingStore, 'byId' | 'transactionsOf' | 'dayCents'> {
  list(filter: { status?: string; userId?: string; limit: number }): Promise<WithdrawalRecord[]>;
}
