import type { AuditRecord } from '../../auditRecord';
import type { Batch } from '../batch/batch';

/** Writes a line of the audit log with the batch: what it tells of happens with it or not at all. `more` is what only the writer knows. */
export function audit(batch: Batch, { actor, action, subject, details }: AuditRecord, more: Readonly<Record<string, unknown>> = {}): void {
  batch.insert('audit_log', { at_ms: batch.atMs, actor, action, subject, details: { ...details, ...more } });
}
