import type { CallData } from '@/contract/calls';
import { CONTENT_TYPES, kindsOf, UPLOAD_RULES, UPLOAD_TYPES } from '@/domain/upload/uploadRules';
import type { Actor } from '../actor';
import { BOUNDS } from './bounds';
import type { UploadsContext } from './context';

const HOUR_MS = 3_600_000;

/** What files may be, said before one is sent. */
export async function uploadLimits({ store, clock }: UploadsContext, actor: Actor): Promise<CallData<'uploadLimits'>> {
  const { files, bytes, begun } = await store.usage(actor, clock.now() - BOUNDS.dayMs);
  const { maxPictureBytes, maxPdfBytes, maxPdfPages, maxPixels, maxPixelsAtOnce, minSide, keptSide, partBytes } = UPLOAD_RULES;
  return {
    ...{ maxPictureBytes, maxPdfBytes, maxPdfPages, maxPixels, maxPixelsAtOnce, minSide, keptSide, partBytes },
    resumeHours: BOUNDS.sessionMs / HOUR_MS,
    types: UPLOAD_TYPES.map((type) => ({ type, contentTypes: kindsOf(type).map((kind) => CONTENT_TYPES[kind]) })),
    files: { kept: files, most: BOUNDS.files },
    bytes: { kept: bytes, most: BOUNDS.bytes },
    today: { begun, most: BOUNDS.begunPerDay },
  };
}
