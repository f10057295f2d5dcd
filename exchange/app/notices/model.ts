import type { NoticeChoice } from '@/domain/notices/choices';
import type { NoticeKind } from '@/domain/notices/kinds';
import type { NoticeTopic } from '@/domain/notices/topics';
import type { OutboxWriter } from '../outbox/outboxStore';
import type { NoticeParams, NoticeWriter } from './noticeWriter';

/** By language. */
export type AnnouncedTexts = Partial<Record<string, { title: string; body: string }>>;

export interface StoredNotice {
  noticeId: string;
  kind: NoticeKind;
  topic: NoticeTopic;
  params: NoticeParams;
  /** Of an announcement. */
  texts: AnnouncedTexts | null;
  at: number;
  isRead: boolean;
}

/** The tables of the transaction of what is told. */
export interface TellingTables {
  notices: NoticeWriter;
  outbox: OutboxWriter;
}

/** A user who is told of something. */
export interface Recipient {
  userId: string;
  brand: string;
  email: string | null;
  language: string;
  antiPhishing: string | null;
}

export interface NoticeFilter {
  kind?: NoticeKind;
  isUnread?: boolean;
  /** Older than this one. */
  before?: string;
  limit: number;
}

/** A user's own notices and what was announced to the brand's users since the account is there. */
export interface NoticeStore {
  page(userId: string, filter: NoticeFilter): Promise<StoredNotice[]>;
  one(userId: string, noticeId: string): Promise<StoredNotice | undefined>;
  /** Unread ones, by user. */
  counts(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** False when there is no such notice of this user. */
  read(userId: string, noticeId: string, now: number): Promise<boolean>;
  readAll(userId: string, now: number): Promise<void>;
  remove(userId: string, noticeId: string, now: number): Promise<boolean>;
  removeAll(userId: string): Promise<void>;
  choices(userId: string): Promise<NoticeChoice[]>;
  choose(userId: string, choices: readonly NoticeChoice[]): Promise<void>;
  recipient(userId: string): Promise<Recipient | undefined>;
  /** Deletes at most `limit` of those before; how many. */
  forget(before: number, limit: number): Promise<number>;
}
