import type { Sql } from '../../app/ports/database';
import { CLAIM_KIND, type ClaimQueries } from '../../app/practice/claimContext';

/** Claims are ledger postings: there is no second record that could disagree with the money. */
export function createClaimRepository(sql: Sql): ClaimQueries {
  return {
    claims: async (userId) => {
      // ';' follows ':' in the collation of references, so the range is exactly `<userId>:...`.
      const [row] = await sql.query<{ count: bigint; last_ms: bigint | null }>(
        `select count(*) as count, max(at_ms) as last_ms from ledger_postings
          where kind = $1 and reference >= $2::text || ':' and reference < $2::text || ';'`,
        [CLAIM_KIND, userId],
      );
      return { count: Number(row?.count ?? 0n), lastMs: row?.last_ms == null ? undefined : Number(row.last_ms) };
    },
  };
}
