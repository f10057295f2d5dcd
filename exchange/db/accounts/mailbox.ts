import type { Mailbox, MailboxMessage } from '../../app/mail/mailbox';
import type { Database } from '../../app/ports/database';

/** The mailbox is for trying things out: older messages go. */
const MAX_MESSAGES = 500;

type Row = Omit<MailboxMessage, 'at'> & { at: bigint | string };

/** Messages kept in the database while there is no mail server. */
export function createMailbox(database: Database, maxMessages: number = MAX_MESSAGES): Mailbox {
  return {
    add: async ({ id, brand, to, channel, subject, text, html, code }, at) => {
      const [row] = await database.query<{ id: bigint | string }>(
        `insert into mailbox_messages (brand, recipient, channel, subject, text_body, html_body, code, created_at, message_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (message_id) do nothing returning id`,
        [brand, to, channel, subject, text, html ?? null, code ?? null, at, id],
      );
      if (row) await database.query('delete from mailbox_messages where id <= $1', [Number(row.id) - maxMessages]);
    },
    list: async ({ to, limit }) => {
      const rows = await database.query<Row>(
        `select id::text as id, brand, recipient as to, channel, subject, text_body as text, html_body as html, code, created_at as at
         from mailbox_messages
         where $1::text is null or strpos(recipient, lower($1::text)) > 0
         order by mailbox_messages.id desc limit $2`,
        [to ?? null, limit],
      );
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },
  };
}
