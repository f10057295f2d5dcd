import type { NoticeChoice } from '@/domain/notices/choices';
import type { NoticeKind } from '@/domain/notices/kinds';
import type { NoticeTopic } from '@/domain/notices/topics';

/** What is filled into a notice's text, as it travels: amounts as decimal text, ids and names as they are. */
export type NoticeParams = Readonly<Record<string, string>>;

export interface NewNotice {
  userId: string;
  kind: NoticeKind;
  topic: NoticeTopic;
  params: NoticeParams;
  /** What it tells of, where it could be told twice: once per user. */
  source?: string;
  /** ms since 1970 */
  at: number;
}

/** Writes notices in the transaction of what they tell of. */
export interface NoticeWriter {
  add(notice: NewNotice): Promise<void>;
  /** Only what the user chose otherwise than the defaults. */
  choicesOf(userId: string): Promise<NoticeChoice[]>;
  /** Whether the user hides balances, so that what leaves for mails and devices names none. */
  hidesBalances(userId: string): Promise<boolean>;
  /** Devices that take web push. */
  pushDevicesOf(userId: string): Promise<{ deviceId: string; host: string | null }[]>;
}
