import type { HandoverSlot } from '@/domain/verification/handover';
import type { HandoverState } from '@/src/api/queries/handover';
import type { Upload } from '@/src/uploads';

/** Ids of the pictures a step holds, by place; empty or absent where it holds none. */
export type Held = Partial<Record<HandoverSlot, string>>;

/**
 * What came from the phone and has its place on the page still to take: where the page holds nothing, or something that was sent before.
 * @param known the account's files, by which it is told what was sent before
 */
export function arrivals(files: HandoverState['files'], held: Held, known: readonly Upload[]): HandoverState['files'] {
  return files.filter(({ slot, upload }) => {
    const own = held[slot];
    if (own === upload.uploadId) return false;
    const kept = own ? known.find(({ uploadId }) => uploadId === own) : undefined;
    return kept === undefined || kept.createdAt < upload.createdAt;
  });
}
