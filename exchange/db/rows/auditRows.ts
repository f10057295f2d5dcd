import type { AuditRecord } from '../../app/auditRecord';
import type { Sql } from '../../app/ports/database';

/** Adds a line to the audit log; inside a transaction together with what it tells of. */
export async function insertAudit(sql: Sql, { actor, action, subject, details }: AuditRecord, nowMs: number): Promise<void> {
  await sql.query('insert into audit_log (at_ms, actor, action, subject, details) values ($1, $2, $3, $4, $5::text::jsonb)', [
    nowMs,
    actor,
    action,
    subject,
    JSON.stringify(details),
  ]);
}
