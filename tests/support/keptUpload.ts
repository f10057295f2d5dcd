import type { Upload } from '@/contract/upload';

/** A photo of a document's front side, as the exchange has kept it. */
export const keptUpload = (change: Partial<Upload> = {}): Upload => ({
  uploadId: '7',
  type: 'ID_FRONT',
  contentType: 'image/jpeg',
  size: 2_200_000,
  sha256: 'f'.repeat(64),
  width: 900,
  height: 1200,
  pages: null,
  isInUse: false,
  createdAt: 1,
  ...change,
});
