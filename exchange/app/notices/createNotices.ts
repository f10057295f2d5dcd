import type { CallData, CallParams } from '@/contract/calls';
import type { Page } from '@/contract/envelope';
import type { Notice } from '@/contract/notices';
import { choicesWith, isFixedChoice } from '@/domain/notices/choices';
import { NOTICE_CHANNELS, NOTICE_KINDS, NOTICE_PAGE_SIZE } from '@/domain/notices/kinds';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import type { AfterCommit } from '../outbox/afterCommit';
import { pageOf, readCursor } from '../pageCursor';
import type { Clock } from '../ports/clock';
import type { NoticeStore, StoredNotice } from './model';
import { readUnsubscribeToken } from './unsubscribeLink';

interface NoticesContext {
  store: NoticeStore;
  afterCommit: Pick<AfterCommit, 'notices'>;
  clock: Clock;
  /** Signs the links of mails that end mails. */
  unsubscribeSecret: string;
}

/** What a user does with what they were told. Every call is about the user's own alone. */
export interface Notices {
  count(actor: Actor): Promise<CallData<'noticeCount'>>;
  search(actor: Actor, language: string, params: CallParams<'noticeSearch'>): Promise<Page<Notice>>;
  detail(actor: Actor, language: string, noticeId: string): Promise<Notice>;
  read(actor: Actor, noticeId: string): Promise<null>;
  readAll(actor: Actor): Promise<null>;
  remove(actor: Actor, noticeId: string): Promise<null>;
  removeAll(actor: Actor): Promise<null>;
  choices(actor: Actor): Promise<CallData<'noticeChoices'>>;
  choose(actor: Actor, params: CallParams<'noticeChoose'>): Promise<CallData<'noticeChoices'>>;
  /** By the link of a mail. */
  unsubscribe(brand: string, token: string): Promise<CallData<'unsubscribe'>>;
}

const noticeIn =
  (language: string) =>
  ({ texts, ...notice }: StoredNotice): Notice => ({ ...notice, text: texts ? (texts[language] ?? texts.en ?? null) : null });

export function createNotices({ store, afterCommit, clock, unsubscribeSecret }: NoticesContext): Notices {
  const choicesOf = async (userId: string): Promise<CallData<'noticeChoices'>> => {
    const [own, recipient] = [await store.choices(userId), await store.recipient(userId)];
    const chosen = choicesWith(own);
    const choices = NOTICE_KINDS.flatMap((kind) =>
      NOTICE_CHANNELS.map((channel) => ({ kind, channel, isOn: chosen[kind][channel], isFixed: isFixedChoice(kind, channel) })),
    );
    return { choices, hasMail: recipient?.email != null };
  };
  /** Tells the user's other tabs and devices, too. */
  const changed = async (userId: string, isFound: boolean): Promise<null> => {
    if (!isFound) throw new AppError('notFound');
    afterCommit.notices([userId]);
    return null;
  };

  return {
    count: async ({ userId }) => ({ count: (await store.counts([userId])).get(userId) ?? 0 }),
    search: async ({ userId }, language, { kind, isUnread, searchAfter, pageSize = NOTICE_PAGE_SIZE }) => {
      const before = readCursor(searchAfter)?.id;
      const rows = await store.page(userId, { kind, isUnread, before, limit: pageSize + 1 });
      return pageOf(rows, pageSize, ({ at, noticeId }) => ({ atMs: at, id: noticeId }), noticeIn(language));
    },
    detail: async ({ userId }, language, noticeId) => {
      const found = await store.one(userId, noticeId);
      if (!found) throw new AppError('notFound');
      return noticeIn(language)(found);
    },
    read: async ({ userId }, noticeId) => changed(userId, await store.read(userId, noticeId, clock.now())),
    readAll: async ({ userId }) => {
      await store.readAll(userId, clock.now());
      return changed(userId, true);
    },
    remove: async ({ userId }, noticeId) => changed(userId, await store.remove(userId, noticeId, clock.now())),
    removeAll: async ({ userId }) => {
      await store.removeAll(userId);
      return changed(userId, true);
    },
    choices: ({ userId }) => choicesOf(userId),
    choose: async ({ userId }, { choices }) => {
      const free = choices.filter(({ kind, channel }) => !isFixedChoice(kind, channel));
      await store.choose(userId, free);
      if (free.some(({ channel }) => channel === 'SCREEN')) afterCommit.notices([userId]);
      return choicesOf(userId);
    },
    unsubscribe: async (brand, token) => {
      const about = readUnsubscribeToken(unsubscribeSecret, token);
      const recipient = about && (await store.recipient(about.userId));
      if (!about || recipient?.brand !== brand || isFixedChoice(about.kind, 'MAIL')) throw new AppError('unsubscribeInvalid');
      await store.choose(about.userId, [{ kind: about.kind, channel: 'MAIL', isOn: false }]);
      return { kind: about.kind };
    },
  };
}
