import type { VerificationStatus } from '@/domain/verification/kinds';
import type { TodoStore } from '../../app/accounts/profile/todoStore';
import type { Sql } from '../../app/ports/database';
import { CLAIM_KIND } from '../../app/practice/claimContext';

type Int8 = bigint | string | null;

interface FactsRow {
  registeredAt: Int8;
  hasMail: boolean;
  isShared: boolean;
  factorAt: Int8;
  hasAuthenticator: boolean;
  codesLeft: Int8;
  hasAntiPhishing: boolean;
  antiPhishingAt: Int8;
  isVerified: boolean;
  identityStatus: VerificationStatus | null;
  isIdentityFinal: boolean | null;
  claimedAt: Int8;
  tradedAt: Int8;
}

// ';' follows ':' in the collation of references, so the range is exactly `<userId>:...`. The first filled order is looked for market by
// market and side by side, each by one step into the index, so that it costs the same after millions of orders.
const FACTS = `
select u.created_at as "registeredAt", u.email is not null as "hasMail", u.is_shared as "isShared",
  u.anti_phishing is not null as "hasAntiPhishing", u.auth_status = 1 as "isVerified",
  v.status as "identityStatus", v.is_final as "isIdentityFinal",
  least(a.bound_at, (select min(p.created_at) from passkeys p where p.user_id = u.id)) as "factorAt", a.user_id is not null as "hasAuthenticator",
  (select count(*) from recovery_codes c where c.user_id = u.id and c.used_at is null) as "codesLeft",
  (select max(at_ms) from account_activity l where l.user_id = u.id and l.kind = 'ANTI_PHISHING') as "antiPhishingAt",
  (select min(at_ms) from ledger_postings where kind = $2 and reference >= $1::text || ':' and reference < $1::text || ';') as "claimedAt",
  (select min(filled.created_ms) from markets m cross join (values (true), (false)) sides (is_buy) cross join lateral (
     select o.created_ms from spot_closed_orders o
      where o.user_id = $1::text and o.symbol = m.symbol and o.is_buy = sides.is_buy and o.is_filled order by o.created_ms limit 1
   ) filled) as "tradedAt"
from users u left join authenticators a on a.user_id = u.id left join verifications v on v.user_id = u.id and v.kind = 'IDENTITY'
where u.id = $1::text::bigint`;

const timeOf = (value: Int8) => (value === null ? null : Number(value));

export function createTodoStore(sql: Sql): TodoStore {
  return {
    facts: async (userId) => {
      const [row] = await sql.query<FactsRow>(FACTS, [userId, CLAIM_KIND]);
      return (
        row && {
          registeredAt: Number(row.registeredAt),
          hasMail: row.hasMail,
          isShared: row.isShared,
          fundsClaimedAt: timeOf(row.claimedAt),
          factorAt: timeOf(row.factorAt),
          hasAuthenticator: row.hasAuthenticator,
          recoveryCodesLeft: Number(row.codesLeft),
          hasAntiPhishing: row.hasAntiPhishing,
          antiPhishingAt: timeOf(row.antiPhishingAt),
          isVerified: row.isVerified,
          stages: row.identityStatus === null ? {} : { IDENTITY: { status: row.identityStatus, isFinal: row.isIdentityFinal === true } },
          firstTradeAt: timeOf(row.tradedAt),
        }
      );
    },
  };
}
