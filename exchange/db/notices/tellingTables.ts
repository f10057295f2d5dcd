import type { NoticeWriter } from '../../app/notices/noticeWriter';
import type { AfterCommit } from '../../app/outbox/afterCommit';
import type { OutboxWriter } from '../../app/outbox/outboxStore';
import type { Sql } from '../../app/ports/database';
import { createOutboxWriter } from '../outbox/outboxRepository';
import { createNoticeWriter } from './noticeWriter';

/** What a transaction writes to be told. */
export interface TellingTables {
  outbox: OutboxWriter;
  notices: NoticeWriter;
}

/** The tables, and what tells of what was written into them once it is committed. */
export function tellingTables(sql: Sql): { tables: TellingTables; tell(afterCommit: AfterCommit): void } {
  const outbox = createOutboxWriter(sql);
  const notices = createNoticeWriter(sql);
  const users = new Set<string>();
  let hasDelivery = false;
  return {
    tables: {
      outbox: {
        add: async (delivery) => {
          hasDelivery = true;
          await outbox.add(delivery);
        },
      },
      notices: {
        ...notices,
        add: async (notice) => {
          users.add(notice.userId);
          await notices.add(notice);
        },
      },
    },
    tell: (afterCommit) => {
      if (hasDelivery) afterCommit.delivery();
      if (users.size > 0) afterCommit.notices([...users]);
    },
  };
}
