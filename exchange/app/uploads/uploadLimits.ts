import type { CallData } from '@/contract/calls';
import type { UploadRules } from '@/contract/upload';
import { CONTENT_TYPES, kindsOf, UPLOAD_RULES, UPLOAD_TYPES } from '@/domain/upload/uploadRules';
import type { Actor } from '../actor';
import { BOUNDS } from './bounds';
import type { UploadsContext } from './context';

const HOUR_MS = 3_600_000;

/** What files may be, whoever sends them. */
export function uploadRules(): UploadRules {
  const { maxPictureBytes, maxPdfBytes, maxPdfPages, maxPixels, maxPixelsAtOnce, minSide, keptSide, partBytes } = UPLOAD_RULES;
  return {
    ...{ maxPictureBytes, maxPdfBytes, maxPdfPages, maxPixels, maxPixelsAtOnce, minSide, keptSide, partBytes },
    resumeHours: BOUNDS.sessionMs / HOUR_MS,
    types: UPLOAD_TYPES.map((type) => ({ type, contentTypes: kindsOf(type).map((kind) => CONTENT_TYPES[kind]) })),
  };
}

/** The same, with how much of it the account has used. */
export async function uploadLimits({ store, clock }: UploadsContext, actor: Actor): Promise<CallData<'uploadLimits'>> {
  const { files, bytes, begun } = await store.usage(actor, clock.now() - BOUNDS.dayMs);
  return {
    ...uploadRules(),
    files: { kept: files, most: BOUNDS.files },
    bytes: { kept: bytes, most: BOUNDS.bytes },
    today: { begun, most: BOUNDS.begunPerDay },
  };
}
