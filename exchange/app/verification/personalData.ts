import { opened } from './contents';
import type { VerificationContext } from './context';

/** What the account's owner gets of it: everything they handed in and everything that was decided. */
export async function exportOf({ store, sealer }: VerificationContext, userId: string) {
  const rows = await store.ofUser(userId);
  return Promise.all(
    rows.map(async (row) => {
      const { reference, kind, status, attempt, submittedAt, decidedAt, contents, id } = opened(sealer, row);
      const { answers, photos, reasons, requests, answered } = contents;
      const events = await store.events(id);
      return { reference, kind, status, attempt, submittedAt, decidedAt, answers, photos, reasons, requests, answered, events };
    }),
  );
}
