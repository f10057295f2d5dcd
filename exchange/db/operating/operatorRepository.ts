import type { AuditLine, NewOperator, Operator, OperatorStore, Proposal } from '../../app/operating/operatorStore';
import type { Database, Sql } from '../../app/ports/database';
import { insertAudit } from '../rows/auditRows';
import { databaseId } from '../rows/databaseId';
import { referralTotals, showReferral } from './operatorReferral';
import { findUsers, showUsers } from './operatorUsers';

const OPERATORS = `
  select o.id::text as id, o.name, p.name as "proposedBy", c.name as "confirmedBy",
         o.created_ms::float8 as "createdMs", o.disabled_ms::float8 as "disabledMs"
    from operators o left join operators p on p.id = o.proposed_by left join operators c on c.id = o.confirmed_by`;

const PROPOSALS = `
  select r.id::text as id, r.kind, r.details, r.note, o.name as "proposedBy", r.proposed_ms::float8 as "proposedMs",
         o.disabled_ms is not null as "isVoid"
    from proposals r join operators o on o.id = r.proposed_by where r.decision is null`;

const idOf = (parameter: number) => `(select id from operators where name = $${parameter})`;

/** One at a time decide who operates: a count of them is true until the transaction ends. */
const lockOperators = (tx: Sql) => tx.query('lock table operators in share row exclusive mode');

async function one<Row>(rows: Promise<Row[]>): Promise<Row | undefined> {
  const [row] = await rows;
  return row;
}

/** False when it is decided already, or void and to be confirmed. */
async function decide(tx: Sql, { id }: Proposal, decision: 'CONFIRMED' | 'REJECTED', by: string, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    `update proposals set decision = $2, decided_by = ${idOf(3)}, decided_ms = $4 where id = $1 and decision is null
        and ($5 or exists (select 1 from operators o where o.id = proposals.proposed_by and o.disabled_ms is null)) returning 1 as decided`,
    [id, decision, by, nowMs, decision === 'REJECTED'],
  );
  return rows.length === 1;
}

const inserted = async (
  tx: Sql,
  { name, tokenHash }: NewOperator,
  by: { proposed: string | null; confirmed: string | null },
  nowMs: number,
) =>
  (
    await tx.query(
      `insert into operators (name, token_hash, proposed_by, confirmed_by, created_ms) values ($1, $2, ${idOf(3)}, ${idOf(4)}, $5)
       on conflict do nothing returning 1 as added`,
      [name, tokenHash, by.proposed, by.confirmed, nowMs],
    )
  ).length === 1;

/** Undone with the rest of the transaction. */
class Overtaken extends Error {}

async function unlessOvertaken(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return false;
    throw error;
  }
}

type OperatorQueries = Pick<OperatorStore, 'byTokenHash' | 'operators' | 'join' | 'confirmAdding' | 'confirmDisabling' | 'recover'>;

const operatorQueries = (database: Database): OperatorQueries => ({
  byTokenHash: (tokenHash) => one(database.query<Operator>(`${OPERATORS} where o.token_hash = $1 and o.disabled_ms is null`, [tokenHash])),
  operators: () => database.query<Operator>(`${OPERATORS} order by o.id`),
  join: (operator, atMost, nowMs, audit) =>
    database.transaction(async (tx) => {
      await lockOperators(tx);
      const [row] = await tx.query<{ active: number }>('select count(*)::int as active from operators where disabled_ms is null');
      if ((row?.active ?? 0) >= atMost) return undefined;
      if (!(await inserted(tx, operator, { proposed: null, confirmed: null }, nowMs))) return undefined;
      await insertAudit(tx, audit, nowMs);
      return one(tx.query<Operator>(`${OPERATORS} where o.name = $1`, [operator.name]));
    }),
  confirmAdding: (proposal, operator, by, nowMs, audit) =>
    unlessOvertaken(
      database.transaction(async (tx) => {
        if (!(await decide(tx, proposal, 'CONFIRMED', by, nowMs))) throw new Overtaken();
        if (!(await inserted(tx, operator, { proposed: proposal.proposedBy, confirmed: by }, nowMs))) throw new Overtaken();
        await insertAudit(tx, audit, nowMs);
      }),
    ),
  confirmDisabling: (proposal, name, by, nowMs, audit) =>
    unlessOvertaken(
      database.transaction(async (tx) => {
        await lockOperators(tx);
        if (!(await decide(tx, proposal, 'CONFIRMED', by, nowMs))) throw new Overtaken();
        const rows = await tx.query(
          'update operators set disabled_ms = $2 where name = $1 and disabled_ms is null returning 1 as disabled',
          [name, nowMs],
        );
        if (rows.length === 0) throw new Overtaken();
        await insertAudit(tx, audit, nowMs);
      }),
    ),
  recover: ({ name, tokenHash }, nowMs, audit) =>
    database.transaction(async (tx) => {
      await lockOperators(tx);
      const found = await tx.query(
        `update operators set token_hash = $2 where name = $1 and disabled_ms is null
            and not exists (select 1 from operators where token_hash = $2) returning 1 as recovered`,
        [name, tokenHash],
      );
      if (found.length === 0) return undefined;
      const rows = await tx.query<{ id: string }>(
        `update proposals set decision = 'VOID', decided_ms = $2 where proposed_by = ${idOf(1)} and decision is null
         returning id::text as id`,
        [name, nowMs],
      );
      const voided = rows.map(({ id }) => id);
      await insertAudit(tx, audit(voided), nowMs);
      return voided;
    }),
});

type ProposalQueries = Pick<OperatorStore, 'propose' | 'pending' | 'proposal' | 'reject'>;

const proposalQueries = (database: Database): ProposalQueries => ({
  propose: ({ kind, details, note, proposedBy }, nowMs, audit) =>
    database.transaction(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        `insert into proposals (kind, details, note, proposed_by, proposed_ms) values ($1, $2::text::jsonb, $3, ${idOf(4)}, $5)
         returning id::text as id`,
        [kind, JSON.stringify(details), note, proposedBy, nowMs],
      );
      if (!row) throw new Error('an insert returns its row');
      await insertAudit(tx, audit(row.id), nowMs);
      return { id: row.id, kind, details, note, proposedBy, proposedMs: nowMs, isVoid: false };
    }),
  pending: () => database.query<Proposal>(`${PROPOSALS} order by r.id`),
  proposal: (id) => one(database.query<Proposal>(`${PROPOSALS} and r.id = $1::bigint`, [databaseId(id) ?? null])),
  reject: (proposal, by, nowMs, audit) =>
    database.transaction(async (tx) => {
      if (!(await decide(tx, proposal, 'REJECTED', by, nowMs))) return false;
      await insertAudit(tx, audit, nowMs);
      return true;
    }),
});

const AUDIT = `
  select sequence::text as sequence, at_ms::float8 as "atMs", actor, action, subject, details from audit_log
   where ($1::text is null or actor = $1) and ($2::text is null or action = $2) and ($3::text is null or subject = $3)
     and ($4::bigint is null or audit_log.sequence < $4)
   order by audit_log.sequence desc limit $5`;

/** Operators, proposals and the audit log, over either database. */
export function createOperatorRepository(database: Database): OperatorStore {
  return {
    ...operatorQueries(database),
    ...proposalQueries(database),
    readAudit: ({ actor, action, subject, before, limit }) =>
      database.query<AuditLine>(AUDIT, [actor ?? null, action ?? null, subject ?? null, before ?? null, limit]),
    writeAudit: (audit, nowMs) => insertAudit(database, audit, nowMs),
    findUsers: (search, byBeginning, limit) => findUsers(database, search, byBeginning, limit),
    showUsers: (user, now) => showUsers(database, user, now),
    showReferral: (userId) => showReferral(database, userId),
    referralTotals: () => referralTotals(database),
  };
}
