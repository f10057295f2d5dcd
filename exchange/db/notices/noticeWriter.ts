import type { NoticeWriter } from '../../app/notices/noticeWriter';
import type { Sql } from '../../app/ports/database';

export const createNoticeWriter = (sql: Sql): NoticeWriter => ({
  add: async ({ userId, kind, topic, params, source, at }) => {
    await sql.query(
      `insert into notices (user_id, kind, topic, params, source, at_ms) values ($1, $2, $3, $4::text::jsonb, $5, $6)
       on conflict (user_id, source) do nothing`,
      [userId, kind, topic, JSON.stringify(params), source ?? null, at],
    );
  },
  pushDevicesOf: (userId) => sql.query('select id::text as "deviceId", host from push_subscriptions where user_id = $1', [userId]),
  choicesOf: (userId) => sql.query('select kind, channel, is_on as "isOn" from notice_choices where user_id = $1', [userId]),
  hidesBalances: async (userId) => {
    const [flag] = await sql.query<{ status: 0 | 1 }>(`select status from user_flags where user_id = $1 and key = 'hide_balances'`, [
      userId,
    ]);
    return flag?.status === 1;
  },
});
