import type { PracticePaymentStore } from '../../app/custody/deposits/practicePayments';
import type { Lane } from '../../app/ports/database';
import { insertAudit } from '../rows/auditRows';

const COUNT = 'select count(*)::text as count from practice_payments where user_id = $1 and at_ms > $2';

/** Practice coins that users had sent to themselves (migration 0059). */
export const createPracticePaymentRepository = (lane: Lane): PracticePaymentStore => ({
  since: async (userId, fromMs) => Number((await lane.query<{ count: string }>(COUNT, [userId, fromMs]))[0]?.count ?? 0),
  begin: ({ userId, chainId, asset, amount }, { count, fromMs }, atMs, audit) =>
    lane.transaction(async (tx) => {
      // One after the other of each user: two clicks at once are counted as two.
      await tx.query('select id from users where id = $1 for update', [userId]);
      if (Number((await tx.query<{ count: string }>(COUNT, [userId, fromMs]))[0]?.count ?? 0) >= count) return false;
      await tx.query('insert into practice_payments (user_id, chain_id, asset, amount, at_ms) values ($1, $2, $3, $4, $5)', [
        ...[userId, chainId, asset],
        ...[String(amount), atMs],
      ]);
      await insertAudit(tx, audit, atMs);
      return true;
    }),
});
