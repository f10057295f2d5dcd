import { DatabaseUnavailableError } from '../ports/databaseFailure';
import type { Log } from '../ports/log';
import type { AnnouncedTexts, Recipient, TellingTables } from './model';
import type { NoticeParams } from './noticeWriter';
import { type TellingContext, tellNotice } from './tellNotice';
import type { MoneyTopic } from './words/noticeWords';

/** An order that closed with something filled, funds that came, a transfer: committed by the money writer. */
export interface Happened {
  /** Grows in the order of the writer's commits. */
  position: string;
  /** undefined: nobody's who is told anything. */
  recipient: Recipient | undefined;
  kind: 'TRADE' | 'WALLET';
  topic: MoneyTopic;
  params: NoticeParams;
  source: string;
  at: number;
}

export interface Announced {
  announcementId: string;
  texts: AnnouncedTexts;
  at: number;
  /** The next recipients who want it by mail or push, by id. */
  recipients: Recipient[];
}

export interface TellerTables extends TellingTables {
  /** What happened after what was told last, oldest first; until the transaction ends nobody else tells it. */
  happened(source: MoneySource, limit: number): Promise<Happened[]>;
  toldThrough(source: MoneySource, position: string): Promise<void>;
  /** An announcement that is still being sent, and its next recipients; undefined when there is none. */
  announced(limit: number): Promise<Announced | undefined>;
  /** null: to all. */
  sentThrough(announcementId: string, userId: string | null): Promise<void>;
}

export const MONEY_SOURCES = [
  'orders',
  'claims',
  'rebates',
  'transfers',
  'userTransfers',
  'conversions',
  'skips',
  'express',
  'deposits',
  'earn',
] as const;
export type MoneySource = (typeof MONEY_SOURCES)[number];

export interface TellerStore {
  /** Whether there may be something to tell: cheap, for it is asked every second. */
  hasNews(): Promise<boolean>;
  atomically<Result>(work: (tables: TellerTables) => Promise<Result>): Promise<Result>;
}

const PIECE = 100;

/** Tells one, which the name names. */
type TellOne = (name: string, tell: () => Promise<void>) => Promise<void>;

/** Tells at most so many in one transaction, each through `tellOne`. Whether there may be more. */
type TellPiece = (limit: number, tellOne: TellOne) => Promise<boolean>;

/**
 * Makes notices of what the money writer has committed, behind its back: what is told and how far it was told are written in one
 * transaction, so that each is told once, however often this dies. Also sends announcements to those who want them by mail or push.
 * What cannot be told keeps nothing else from being told: it is logged and stepped over.
 */
export function createTeller(context: TellingContext, store: TellerStore, log: Log): { tell(): Promise<void> } {
  const tellMoney =
    (source: MoneySource): TellPiece =>
    (limit, tellOne) =>
      store.atomically(async (tables) => {
        const rows = await tables.happened(source, limit);
        for (const { recipient, position, ...news } of rows)
          if (recipient) await tellOne(position, () => tellNotice(context, tables, recipient, news));
        const last = rows.at(-1);
        if (last) await tables.toldThrough(source, last.position);
        return rows.length === limit;
      });
  const tellAnnouncement: TellPiece = (limit, tellOne) =>
    store.atomically(async (tables) => {
      const found = await tables.announced(limit);
      if (!found) return false;
      const { announcementId, texts, at, recipients } = found;
      const news = { kind: 'SYSTEM', topic: 'announcement', params: {}, texts, source: `announcement:${announcementId}`, at } as const;
      for (const recipient of recipients)
        await tellOne(`${announcementId}:${recipient.userId}`, () => tellNotice(context, tables, recipient, news, ['MAIL', 'PUSH']));
      await tables.sentThrough(announcementId, recipients.length === limit ? (recipients.at(-1)?.userId ?? null) : null);
      return true;
    });

  /** The next one; past it when it cannot be told. A database that is away is no fault of what is told. */
  const tellNext = async (source: string, tellPiece: TellPiece): Promise<boolean> => {
    let name: string | undefined;
    try {
      return await tellPiece(1, (next, tell) => {
        name = next;
        return tell();
      });
    } catch (error) {
      if (name === undefined || error instanceof DatabaseUnavailableError) throw error;
      // By its name: another process may have gone past it meanwhile.
      const isMore = await tellPiece(1, async (next, tell) => {
        if (next !== name) await tell();
      });
      log.error({ err: error, source, position: name }, 'what happened cannot be told; it is stepped over');
      return isMore;
    }
  };
  const tellOneByOne = async (source: string, tellPiece: TellPiece): Promise<boolean> => {
    for (let count = 0; count < PIECE; count += 1) if (!(await tellNext(source, tellPiece))) return false;
    return true;
  };
  const tellAll = async (source: string, tellPiece: TellPiece): Promise<void> => {
    try {
      while (await tellPiece(PIECE, (_name, tell) => tell()).catch(() => tellOneByOne(source, tellPiece)));
    } catch (error) {
      log.error({ err: error, source }, 'what happened could not be told; it is tried again');
    }
  };
  return {
    tell: async () => {
      const hasNews = await store.hasNews().catch((error: unknown) => {
        log.error({ err: error }, 'what happened could not be looked for; it is tried again');
        return false;
      });
      if (!hasNews) return;
      for (const source of MONEY_SOURCES) await tellAll(source, tellMoney(source));
      await tellAll('announcements', tellAnnouncement);
    },
  };
}
