import { SIGNATURE_HEADER } from '@/contract/webhook';
import { signatureOf } from '../../messageSignature';
import { filesNamedIn, opened } from '../contents';
import type { ProviderSettings, VerificationContext } from '../context';
import type { Verification, VerificationRow } from '../model';

const ANSWER_WITHIN_MS = 15_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;

/** What a provider needs to know; links open for as long as a queue of reviewers is, and until the provider decides. */
async function messageOf({ documents }: VerificationContext, { userId, brand, contents, ...row }: Verification) {
  const { answers, photos, answered } = contents;
  const ids = [
    ...filesNamedIn(row.kind, answers),
    ...photos.map(({ uploadId }) => uploadId),
    ...answered.flatMap(({ file }) => file ?? []),
  ];
  const links = await documents.reviewLinks({ userId, brand }, row, [...new Set(ids)]);
  return {
    reference: row.reference,
    brand,
    kind: row.kind,
    attempt: row.attempt,
    submission: row.submission,
    answers,
    photos,
    answered,
    files: links,
  };
}

async function send(context: VerificationContext, provider: ProviderSettings, row: VerificationRow): Promise<void> {
  const body = JSON.stringify(await messageOf(context, opened(context.sealer, row)));
  const answer = await provider.fetch(provider.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(provider.secret, body, context.clock.now()) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
}

/** Tells the provider of what waits for it. What does not arrive is sent again, later and later; reference and submission make it the same one. */
export async function sendToProvider(context: VerificationContext, rows: readonly VerificationRow[]): Promise<void> {
  const { provider, store, clock, log } = context;
  if (!provider) return;
  for (const row of rows) {
    const tries = row.sendTries + 1;
    try {
      await send(context, provider, row);
      await store.noteSending(row, null, tries);
    } catch (error) {
      const waitMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(row.sendTries, 20), LONGEST_RETRY_MS);
      // What went wrong, and nothing of what was sent.
      log.warn({ reference: row.reference, tries, reason: nameOf(error) }, 'a verification did not reach the provider; it is sent again');
      await store.noteSending(row, clock.now() + waitMs, tries);
    }
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 200) : 'unknown');
