import type { Upload } from '@/contract/upload';
import type { HandoverSlot, HandoverStep } from '@/domain/verification/handover';
import type { Actor } from '../../actor';
import type { Verification } from '../model';
import type { HandoverContext } from './context';
import type { HandoverRow } from './model';

export interface CameFile {
  slot: HandoverSlot;
  upload: Upload;
  /** When it took the place of one that came before it, ms; undefined where none did. */
  replacedAt?: number;
}

/** Since when a picture is one for this step, ms; undefined: none is. Of a gesture only a photo since it was asked for. */
function sinceOf(step: HandoverStep, { contents }: Verification): number | undefined {
  return step === 'DOCUMENT' ? 0 : contents.challenge?.issuedAt;
}

/**
 * What came by a handover and is a picture for its step as the verification stands now, the latest of each place and type. What was
 * deleted, and what is of an attempt or of gestures before, is none.
 */
export async function cameBy(
  { handovers, uploads }: HandoverContext,
  row: HandoverRow,
  owner: Actor,
  verification: Verification | undefined,
): Promise<CameFile[]> {
  const since = verification?.attempt === row.attempt ? sinceOf(row.step, verification) : undefined;
  const noted = since === undefined ? [] : await handovers.files(row.handoverId);
  if (since === undefined || noted.length === 0) return [];
  const kept = new Map((await uploads.list(owner)).map((upload) => [upload.uploadId, upload]));
  const came = new Map<string, CameFile>();
  for (const { slot, uploadId } of noted) {
    const upload = kept.get(uploadId);
    const place = `${slot} ${upload?.type}`;
    if (!upload || upload.createdAt < since) continue;
    const latest = came.get(place);
    came.set(place, latest ? { ...latest, replacedAt: latest.upload.createdAt } : { slot, upload });
  }
  return [...came.values()];
}
