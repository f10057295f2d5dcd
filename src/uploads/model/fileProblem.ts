import { codes, MSG_SEPARATOR } from '@/contract/codes';
import type { UploadRules } from '@/contract/upload';
import { contentKindOf, HEAD_BYTES } from '@/domain/upload/contentKind';
import type { UploadType } from '@/src/api/calls/uploads';

/** In the shape of a refusal of the exchange: both are put in words by the same texts. */
export interface Problem {
  code: string;
  msg: string;
}

const problem = ({ code, key }: { code: string; key: string }, ...params: number[]): Problem => ({
  code,
  msg: [key, ...params].join(MSG_SEPARATOR),
});

const MB = 1024 * 1024;
const MIME: Partial<Record<ReturnType<typeof contentKindOf>, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** What can be told of a file before a byte of it is sent. The exchange looks at everything again. */
export async function fileProblem(file: Blob, type: UploadType, limits: UploadRules): Promise<Problem | undefined> {
  const kind = contentKindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (kind === 'heic') return problem(codes.uploadHeic);
  const taken: readonly string[] = limits.types.find((one) => one.type === type)?.contentTypes ?? [];
  if (!taken.includes(MIME[kind] ?? '')) return problem(codes.uploadKind);
  const most = kind === 'pdf' ? limits.maxPdfBytes : limits.maxPictureBytes;
  return file.size > most ? problem(codes.uploadTooLarge, Math.floor(most / MB)) : undefined;
}
