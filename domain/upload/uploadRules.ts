import type { ContentKind } from './contentKind';

/** What a file is for. */
export const UPLOAD_TYPES = ['ID_FRONT', 'ID_BACK', 'PASSPORT', 'SELFIE', 'ADDRESS_PROOF', 'FUNDS_PROOF', 'COMPANY', 'SUPPLEMENT'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** What is taken; everything else is refused, whatever its name says. */
export const TAKEN_KINDS = ['jpeg', 'png', 'webp', 'pdf'] as const satisfies readonly ContentKind[];
export type TakenKind = (typeof TAKEN_KINDS)[number];

export const CONTENT_TYPES: Readonly<Record<TakenKind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

const PICTURES: readonly TakenKind[] = ['jpeg', 'png', 'webp'];
const PICTURE_ONLY: ReadonlySet<UploadType> = new Set(['ID_FRONT', 'ID_BACK', 'PASSPORT', 'SELFIE']);

/** A face and a card are looked at by machines as pictures; papers come as PDF as well. */
export const kindsOf = (type: UploadType): readonly TakenKind[] => (PICTURE_ONLY.has(type) ? PICTURES : TAKEN_KINDS);

const MB = 1024 * 1024;

/** Limits of files, said before anything is sent (call `uploadLimits`). Bytes and pixels. */
export const UPLOAD_RULES = {
  /** A picture as a phone makes it; it is made smaller before it is kept. */
  maxPictureBytes: 40 * MB,
  maxPdfBytes: 10 * MB,
  maxPdfPages: 30,
  maxPixels: 64_000_000,
  /** Pictures that can only be decoded whole: progressive, interlaced, WebP. */
  maxPixelsAtOnce: 24_000_000,
  /** The shorter side: below it nothing on a card can be read. */
  minSide: 400,
  /** The longer side of what is kept. */
  keptSide: 4096,
  maxKeptBytes: 10 * MB,
  /** One piece of an upload that can go on after a break; the last one may be smaller. What slow lines send within a request's time. */
  partBytes: MB / 2,
} as const;

/** The largest file of a type, before it is known what is in it. */
export const maxBytesOf = (kind: TakenKind): number => (kind === 'pdf' ? UPLOAD_RULES.maxPdfBytes : UPLOAD_RULES.maxPictureBytes);
