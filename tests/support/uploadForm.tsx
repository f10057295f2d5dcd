import { File as NodeFile } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import type { CallData } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';
import { removeToken, storeToken } from '@/src/lib/storage';
import { type Upload, UploadField } from '@/src/uploads';
import { answers, exchangeServer, withExchangeServer } from './exchangeServer';
import { keptUpload } from './keptUpload';
import { renderShell } from './renderShell';

// A form with one field for a file, and the exchange's end of what it sends.

// jsdom's files have no bytes to give; those of Node and of browsers do.
globalThis.File = NodeFile as unknown as typeof File;

export const PART = 1000;
export const limits: CallData<'uploadLimits'> = {
  maxPictureBytes: 40 * 1024 * 1024,
  maxPdfBytes: 10 * 1024 * 1024,
  maxPdfPages: 30,
  maxPixels: 64_000_000,
  maxPixelsAtOnce: 24_000_000,
  minSide: 400,
  keptSide: 4096,
  partBytes: PART,
  resumeHours: 24,
  types: [
    { type: 'ID_FRONT', contentTypes: ['image/jpeg', 'image/png', 'image/webp'] },
    { type: 'ADDRESS_PROOF', contentTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] },
  ],
  files: { kept: 0, most: 60 },
  bytes: { kept: 0, most: 1 },
  today: { begun: 0, most: 100 },
};

const sha256 = async (bytes: ArrayBuffer) => Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
const ok = (data: unknown) => HttpResponse.json({ code: '0', msg: 'success', data });
const refusal = (code: string, msg: string) => HttpResponse.json({ code, msg, data: null });

/** The exchange's end of an upload, as the contract has it: it keeps what came, checks its sums, and breaks the line where told. */
export function playExchange({ breaksAfter = Number.POSITIVE_INFINITY } = {}) {
  const state = {
    received: 0,
    begun: [] as { size: number; sha256: string; sendId: string }[],
    parts: 0,
    isBroken: false,
    canceled: 0,
    holdFinish: false,
    release: () => {},
  };
  const session = () => ({ sessionId: '5', received: state.received, partBytes: PART, expiresAt: 1 });
  let whole = '';
  exchangeServer.use(
    http.post(`*/api${endpoints.uploadBegin.path}`, async ({ request }) => {
      if (state.isBroken) return HttpResponse.error();
      const body = (await request.json()) as { size: number; sha256: string; sendId: string };
      if (whole !== body.sha256) state.received = 0;
      whole = body.sha256;
      state.begun.push(body);
      return ok(session());
    }),
    http.post(`*/api${endpoints.uploadPart.path}`, async ({ request }) => {
      if (state.isBroken) return HttpResponse.error();
      if (state.parts >= breaksAfter) {
        state.isBroken = true;
        return HttpResponse.error();
      }
      const query = new URL(request.url).searchParams;
      const bytes = await request.arrayBuffer();
      if (Number(query.get('offset')) !== state.received) return refusal('61012', `upload.offset||${state.received}`);
      if (query.get('sha256') !== (await sha256(bytes))) return refusal('61013', 'upload.altered');
      state.parts += 1;
      state.received += bytes.byteLength;
      return ok(session());
    }),
    http.post(`*/api${endpoints.uploadFinish.path}`, async () => {
      if (state.holdFinish)
        await new Promise<void>((resolve) => {
          state.release = resolve;
        });
      return ok({ ...keptUpload(), fileUrl: '/api/upload/file?x', fileUrlExpiresAt: 1 });
    }),
    http.post(`*/api${endpoints.uploadCancel.path}`, () => {
      state.canceled += 1;
      return ok(null);
    }),
  );
  return state;
}

export const JPEG = [0xff, 0xd8, 0xff, 0xe0];
export const photo = (bytes = 3500, head = JPEG, name = 'IMG_2204.jpg') => {
  const content = new Uint8Array(bytes);
  content.set(head);
  return new File([content], name, { type: 'image/jpeg' });
};

export function Form({
  type = 'ID_FRONT',
  start,
  ...rest
}: {
  type?: Upload['type'];
  start?: Upload;
  problems?: string[];
  error?: string;
  frame?: 'card';
}) {
  const [value, setValue] = useState<Upload | undefined>(start);
  return (
    <>
      <UploadField type={type} label="Front side" value={value} onChange={setValue} {...rest} />
      <output>{value ? `kept ${value.uploadId}` : 'nothing'}</output>
    </>
  );
}

export const show = async (props: Parameters<typeof Form>[0] = {}) => {
  answers('uploadLimits', limits);
  renderShell(<Form {...props} />, {});
  await screen.findByText(/up to 40 MB/);
};
export const pick = (file: File) => fireEvent.change(screen.getByTestId('file-ID_FRONT'), { target: { files: [file] } });

/** To be called at the head of a test file. */
export function withUploadForm(): void {
  withExchangeServer();
  beforeEach(() => {
    storeToken('t'.repeat(43));
    URL.createObjectURL = () => 'blob:there';
    URL.revokeObjectURL = () => {};
  });
  afterEach(() => removeToken());
}
