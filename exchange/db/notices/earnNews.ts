import type { Happened } from '../../app/notices/teller';
import type { Sql } from '../../app/ports/database';
import { type NewsRow, RECIPIENT, recipientOf } from './newsRow';

interface EarnActRow extends NewsRow {
  kind: string;
  applyId: string;
  base: string;
  quantity: string;
  total: string;
}

// What came back, or runs on; what the plan paid in all. A renewed plan is followed by another: that one can be looked at.
const EARN_ACTS = `
select e.id::text as position, e.kind, coalesce(s.renewed_as, e.apply_id)::text as "applyId", e.asset as base, e.at_ms as at,
       trim_scale((e.amount - e.taken_back) / power(10::numeric, a.scale))::text as quantity,
       trim_scale(e.paid / power(10::numeric, a.scale))::text as total,
       ${RECIPIENT}
  from (select * from earn_actions where id > $1::bigint order by id limit $2::int) e
  join earn_subscriptions s on s.id = e.apply_id
  join assets a on a.asset = e.asset
  left join users u on u.id::text = e.user_id
 order by e.id`;

const TOPICS = { MATURE: 'earnMatured', RENEW: 'earnRenewed', REDEEM: 'earnRedeemed' } as const;

function earnHappened(row: EarnActRow): Happened {
  const { position, kind, applyId, base, quantity, total, at } = row;
  const topic = TOPICS[kind as keyof typeof TOPICS] as (typeof TOPICS)[keyof typeof TOPICS] | undefined;
  return {
    position,
    // Putting money in is told to nobody: they have just done it, and it leads to the plan.
    recipient: topic === undefined ? undefined : recipientOf(row),
    kind: 'WALLET',
    topic: topic ?? 'earnRedeemed',
    params: { applyId, base, quantity, quote: base, total },
    source: `earn:${position}`,
    at: Number(at),
  };
}

/** Ends of plans that nobody was told of yet: behind a place, at most so many. */
export const earnNews = async (sql: Sql, params: unknown[]): Promise<Happened[]> =>
  (await sql.query<EarnActRow>(EARN_ACTS, params)).map(earnHappened);
