import type { Page } from '@/contract/envelope';
import type { Decision } from '@/domain/verification/reasons';
import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import { pageOf, readCursor } from '../pageCursor';
import { opened } from './contents';
import type { VerificationContext } from './context';
import type { Verification, VerificationRow } from './model';
import { decide } from './review/decide';

/** Of a page. */
const LISTED = 50;

type Listed = Pick<
  VerificationRow,
  'reference' | 'userId' | 'brand' | 'kind' | 'status' | 'attempt' | 'reviewBy' | 'submittedAt' | 'decidedAt'
>;

interface QueuePage {
  /** Undefined: of every brand. */
  brand?: string;
  /** Of the page before. It says where that page ended, not what ended it: what was decided or sent anew since stands elsewhere. */
  searchAfter?: string;
  limit?: number;
}

const toListed = ({ reference, userId, brand, kind, status, attempt, reviewBy, submittedAt, decidedAt }: VerificationRow): Listed => ({
  reference,
  userId,
  brand,
  kind,
  status,
  attempt,
  reviewBy,
  submittedAt,
  decidedAt,
});

/** What waits for an operator, the oldest first, without anything personal. @throws AppError badRequest: no page has told this `searchAfter` */
export async function listQueue({ store }: VerificationContext, { brand, searchAfter, limit = LISTED }: QueuePage): Promise<Page<Listed>> {
  const rows = await store.queue({ brand, after: readCursor(searchAfter), limit: limit + 1 });
  return pageOf(rows, limit, ({ submittedAt, id }) => ({ atMs: submittedAt ?? 0, id }), toListed);
}

async function found({ store }: VerificationContext, reference: string): Promise<VerificationRow> {
  const row = await store.byReference(reference.toUpperCase());
  if (!row) throw new AppError('verificationUnknown');
  return row;
}

type AuditBy = (subject: string) => AuditRecord;

/** Everything that was handed in. Who reads it and why is written down before it is read. @throws AppError verificationUnknown */
export async function showToOperator(context: VerificationContext, reference: string, audit: AuditBy) {
  const row = await found(context, reference);
  await context.store.writeAudit(audit(`user:${row.userId}`), context.clock.now());
  const { contents, ...rest } = opened(context.sealer, row);
  const { answers, photos, requests, answered, reasons } = contents;
  return { ...shown(rest), answers, photos, requests, answered, reasons, events: await context.store.events(row.id) };
}

const shown = ({ id: _id, nextSendAt: _next, sendTries: _tries, ...rest }: Omit<Verification, 'contents'>) => rest;

/** What an operator decides. Refusing what is verified takes it away again. @throws AppError as `decide` */
export async function decideByOperator(
  context: VerificationContext,
  reference: string,
  decision: Decision,
  { name, audit }: { name: string; audit: AuditBy },
) {
  const row = await found(context, reference);
  const actual: Decision = decision.event === 'REFUSE' && row.status === 'VERIFIED' ? { ...decision, event: 'REVOKE' } : decision;
  const { status } = await decide(context, row.id, actual, { actor: `operator:${name}`, audit: audit(`user:${row.userId}`) });
  return { reference: row.reference, userId: row.userId, status };
}
