import type { TicketStore } from '../../app/accounts/accountStore';
import type { Ticket } from '../../app/accounts/model';
import type { Sql } from '../../app/ports/database';

const COLUMNS = `ticket_hash as "ticketHash", brand, purpose, channel, address, delivery, user_id::text as "userId",
  password_hash as "passwordHash", password_changed_at as "passwordChangedAt", referred_by::text as "referredBy", language, code_hash as "codeHash", tries, sends,
  expires_at as "expiresAt", resend_at as "resendAt", sealed_key as "sealedKey", about`;

/** A ticket can be renewed for a while after its code expired; then it is of no use to anybody. */
const KEPT_AFTER_EXPIRY_MS = 60 * 60_000;

type Int8 = bigint | string;
type TicketRow = Omit<Ticket, 'expiresAt' | 'resendAt' | 'passwordChangedAt' | 'about'> & {
  about: string | null;
  expiresAt: Int8;
  resendAt: Int8;
  passwordChangedAt: Int8 | null;
};

const toTicket = (row: TicketRow | undefined): Ticket | undefined =>
  row && {
    ...row,
    about: row.about === null ? null : (JSON.parse(row.about) as Ticket['about']),
    expiresAt: Number(row.expiresAt),
    resendAt: Number(row.resendAt),
    passwordChangedAt: row.passwordChangedAt === null ? null : Number(row.passwordChangedAt),
  };

function insertTicket(sql: Sql, ticket: Ticket) {
  const { ticketHash, brand, purpose, channel, address, delivery, userId, passwordHash, passwordChangedAt, referredBy } = ticket;
  const { language, codeHash, tries, sends, expiresAt, resendAt, sealedKey, about } = ticket;
  return sql.query(
    `insert into auth_tickets (ticket_hash, brand, purpose, channel, address, delivery, user_id, password_hash, referred_by,
       language, code_hash, tries, sends, expires_at, resend_at, password_changed_at, sealed_key, about)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      ticketHash,
      brand,
      purpose,
      channel,
      address,
      delivery,
      userId,
      passwordHash,
      referredBy,
      language,
      codeHash,
      tries,
      sends,
      expiresAt,
      resendAt,
      passwordChangedAt,
      sealedKey,
      about === null ? null : JSON.stringify(about),
    ],
  );
}

export function createTicketStore(sql: Sql): TicketStore {
  return {
    create: async (ticket) => {
      // Issued now: the new ticket's resend time lies close to the clock, so it dates what is old.
      await sql.query('delete from auth_tickets where expires_at < $1', [ticket.resendAt - KEPT_AFTER_EXPIRY_MS]);
      await insertTicket(sql, ticket);
    },
    find: async (ticketHash, brand) => {
      const [row] = await sql.query<TicketRow>(
        `select ${COLUMNS} from auth_tickets where ticket_hash = $1 and brand = $2 and used_at is null`,
        [ticketHash, brand],
      );
      return toTicket(row);
    },
    countTry: async (ticketHash, now, maxTries) => {
      const [row] = await sql.query<TicketRow>(
        `update auth_tickets set tries = tries + 1
         where ticket_hash = $1 and used_at is null and expires_at > $2 and tries < $3
         returning ${COLUMNS}`,
        [ticketHash, now, maxTries],
      );
      return toTicket(row);
    },
    giveTryBack: async (ticketHash) => {
      await sql.query('update auth_tickets set tries = greatest(tries - 1, 0) where ticket_hash = $1', [ticketHash]);
    },
    use: async (ticketHash, now) => {
      const rows = await sql.query('update auth_tickets set used_at = $2 where ticket_hash = $1 and used_at is null returning 1 as used', [
        ticketHash,
        now,
      ]);
      return rows.length === 1;
    },
    renew: async (ticketHash, sendsBefore, { codeHash, expiresAt, resendAt }) => {
      const rows = await sql.query(
        `update auth_tickets set code_hash = $3, expires_at = $4, resend_at = $5, sends = sends + 1, tries = 0
         where ticket_hash = $1 and sends = $2 and used_at is null
         returning 1 as renewed`,
        [ticketHash, sendsBefore, codeHash, expiresAt, resendAt],
      );
      return rows.length === 1;
    },
    voidAll: async (userId, now) => {
      await sql.query('update auth_tickets set used_at = $2 where user_id = $1 and used_at is null', [userId, now]);
    },
  };
}
