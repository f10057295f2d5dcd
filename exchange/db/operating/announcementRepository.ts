import type { AuditRecord } from '../../app/auditRecord';
import type { AnnouncedTexts } from '../../app/notices/model';
import type { Database } from '../../app/ports/database';
import { insertAudit } from '../rows/auditRows';

/** Writes an announcement down, with its audit line; its id. One row, however many users the brand has. */
export function createAnnouncementWriter(database: Database) {
  return (brand: string, texts: AnnouncedTexts, now: number, audit: (id: string) => AuditRecord): Promise<string> =>
    database.transaction(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        'insert into announcements (brand, texts, at_ms) values ($1, $2::text::jsonb, $3) returning id::text as id',
        [brand, JSON.stringify(texts), now],
      );
      if (!row) throw new Error('an insert returns its row');
      await insertAudit(tx, audit(row.id), now);
      return row.id;
    });
}
