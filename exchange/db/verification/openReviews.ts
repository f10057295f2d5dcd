import type { Sql } from '../../app/ports/database';
import type { UploadsContext } from '../../app/uploads/context';

const OPEN = `
  select 1 as open from verifications
   where reference = $1 and user_id = $2::bigint and submission = $3 and status = 'IN_REVIEW' and review_by = 'provider'`;

/** What a provider was sent is decided by anybody, asked about or followed by another: then it is not theirs to look at any more. */
export const isReviewOpen =
  (sql: Sql): UploadsContext['isReviewOpen'] =>
  async (userId, { reference, submission }) =>
    (await sql.query(OPEN, [reference, userId, submission])).length > 0;
