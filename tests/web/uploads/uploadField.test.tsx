import { File as NodeFile } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import type { CallData } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';
import { removeToken, storeToken } from '@/src/lib/storage';
import { type Upload, UploadField } from '@/src/uploads';
import { sendFile } from '@/src/uploads/send/sendFile';
import { ownWays } from '@/src/uploads/send/ways';
import { answers, exchangeServer, refuses, withExchangeServer } from '../../support/exchangeServer';
import { keptUpload } from '../../support/keptUpload';
import { renderShell } from '../../support/renderShell';

withExchangeServer();

// jsdom's files have no bytes to give; those of Node and of browsers do.
globalThis.File = NodeFile as unknown as typeof File;

const PART = 1000;
const limits: CallData<'uploadLimits'> = {
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
function playExchange({ breaksAfter = Number.POSITIVE_INFINITY } = {}) {
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

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const photo = (bytes = 3500, head = JPEG, name = 'IMG_2204.jpg') => {
  const content = new Uint8Array(bytes);
  content.set(head);
  return new File([content], name, { type: 'image/jpeg' });
};

function Form({
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

const show = async (props: Parameters<typeof Form>[0] = {}) => {
  answers('uploadLimits', limits);
  renderShell(<Form {...props} />, {});
  await screen.findByText(/up to 40 MB/);
};
const pick = (file: File) => fireEvent.change(screen.getByTestId('file-ID_FRONT'), { target: { files: [file] } });

beforeEach(() => {
  storeToken('t'.repeat(43));
  URL.createObjectURL = () => 'blob:there';
  URL.revokeObjectURL = () => {};
});
afterEach(() => removeToken());

it('tells the limits before, and asks the system for what is taken alone', async () => {
  await show();
  expect(screen.getByText('JPEG, PNG or WebP, up to 40 MB and 64 megapixels.')).toBeInTheDocument();
  expect(screen.getByTestId('file-ID_FRONT')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  expect(screen.getByRole('group', { name: 'Front side' })).toHaveAccessibleDescription(/up to 40 MB/);
});

it('tells of papers where they are taken', async () => {
  await show({ type: 'ADDRESS_PROOF' });
  expect(screen.getByText(/PDF up to 10 MB and 30 pages\./)).toBeInTheDocument();
});

describe('a file that fits one piece', () => {
  const small = () => photo(900);

  it('goes by one call, with what it is for in front of it', async () => {
    const exchange = playExchange();
    const forms: [string, unknown][][] = [];
    answers('upload', { ...keptUpload(), fileUrl: '/api/upload/file?x', fileUrlExpiresAt: 1 }, async (request) => {
      forms.push([...(await request.formData()).entries()].map(([name, value]) => [name, typeof value === 'string' ? value : value.size]));
    });
    await show();
    pick(small());
    expect(await screen.findByText('kept 7')).toBeInTheDocument();
    const fields = [
      ['action', 'kyx'],
      ['needFileUrl', 'true'],
      ['type', 'ID_FRONT'],
      ['sendId', expect.stringMatching(/^[0-9a-f]{32}$/)],
      ['file', 900],
    ];
    expect([forms, exchange.begun]).toEqual([[fields], []]);
  });

  it('goes in pieces, which go on where they stop, once it did not come through', async () => {
    const exchange = playExchange();
    const sendIds: unknown[] = [];
    exchangeServer.use(
      http.post(`*/api${endpoints.upload.path}`, async ({ request }) => {
        sendIds.push((await request.formData()).get('sendId'));
        return HttpResponse.error();
      }),
    );
    await show();
    pick(small());
    expect(await screen.findByText('No connection. The upload goes on by itself.')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('kept 7')).toBeInTheDocument();
    expect([exchange.parts, exchange.received]).toEqual([1, 900]);
    // By the same name, so that what came through and was not answered is kept once.
    expect(exchange.begun.map(({ sendId }) => sendId)).toEqual(sendIds);
  });

  it('is given up when told to', async () => {
    playExchange();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answers('upload', { ...keptUpload(), fileUrl: '/api/upload/file?x', fileUrlExpiresAt: 1 }, () => held);
    await show();
    pick(small());
    await userEvent.click(await screen.findByRole('button', { name: /Cancel|Stop/ }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await act(async () => answer());
    expect(screen.getByText('nothing')).toBeInTheDocument();
  });
});

it('sends a file in pieces and shows what is kept', async () => {
  const exchange = playExchange();
  await show();
  pick(photo());
  expect(await screen.findByText('kept 7')).toBeInTheDocument();
  expect([exchange.parts, exchange.received, exchange.begun.length]).toEqual([4, 3500, 1]);
  expect(screen.getByText('Uploaded')).toBeInTheDocument();
  expect(screen.getByText('IMG_2204.jpg')).toBeInTheDocument();
});

it('goes on by itself where it stopped when the line is back', async () => {
  const exchange = playExchange({ breaksAfter: 2 });
  await show();
  pick(photo());
  expect(await screen.findByText('No connection. The upload goes on by itself.')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Upload of IMG_2204.jpg' })).toHaveAttribute('aria-valuenow', '57');
  exchange.isBroken = false;
  exchange.parts = -10;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('kept 7')).toBeInTheDocument();
  // The two pieces that were there were not sent again.
  expect(exchange.parts).toBe(-8);
});

describe('a line that breaks again and again', () => {
  // Each wait ends at once, as when the device says that it is on line again.
  const watch = (waits: { count: number }) => ({
    signal: new AbortController().signal,
    onStage: (stage: string) => {
      if (stage !== 'waiting') return;
      waits.count += 1;
      queueMicrotask(() => window.dispatchEvent(new Event('online')));
    },
    onSent: () => {},
    onSession: () => {},
  });

  it('is tried ten times more while nothing comes through; then it is for a person to say', async () => {
    let begun = 0;
    exchangeServer.use(
      http.post(`*/api${endpoints.uploadBegin.path}`, () => {
        begun += 1;
        return HttpResponse.error();
      }),
    );
    const waits = { count: 0 };
    await expect(sendFile(photo(), ownWays('ID_FRONT'), watch(waits))).rejects.toMatchObject({ code: 'network' });
    expect([begun, waits.count]).toEqual([11, 10]);
  });

  it('carries as much as it will, however often: what came through begins the count anew', async () => {
    const exchange = playExchange();
    let isUp = false;
    exchangeServer.use(
      http.post(`*/api${endpoints.uploadPart.path}`, () => {
        isUp = !isUp;
        return isUp ? undefined : HttpResponse.error();
      }),
    );
    const waits = { count: 0 };
    expect(await sendFile(photo(14 * PART), ownWays('ID_FRONT'), watch(waits))).toMatchObject({ uploadId: '7' });
    expect([exchange.parts, waits.count]).toEqual([14, 13]);
  });
});

it('asks whether to go on when nothing has come through for long, and goes on where it stopped', async () => {
  const exchange = playExchange({ breaksAfter: 2 });
  await show();
  pick(photo());
  await screen.findByText('No connection. The upload goes on by itself.');
  // Each try is made at once, as by a device that believes it is back.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('The upload has stopped. What was sent is kept for a day.')).toBeVisible();
  });
  exchange.isBroken = false;
  exchange.parts = -10;
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('kept 7')).toBeInTheDocument();
  expect(exchange.parts).toBe(-8);
});

it('goes on where it stopped when the page was left and the same file is chosen again', async () => {
  const exchange = playExchange({ breaksAfter: 3 });
  answers('uploadLimits', limits);
  const { unmount } = renderShell(<Form />, {});
  await screen.findByText(/up to 40 MB/);
  pick(photo());
  await screen.findByText('No connection. The upload goes on by itself.');
  unmount();
  exchange.isBroken = false;
  exchange.parts = -10;
  await show();
  pick(photo());
  expect(await screen.findByText('kept 7')).toBeInTheDocument();
  expect([exchange.parts, exchange.canceled]).toEqual([-9, 0]);
});

it('says while it is checked, and gives up when told to', async () => {
  const exchange = playExchange();
  exchange.holdFinish = true;
  await show();
  pick(photo());
  expect(await screen.findByText('Checking the file.')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of IMG_2204.jpg' }));
  expect(screen.getByRole('button', { name: 'Choose a file: Front side' })).toBeInTheDocument();
  await waitFor(() => expect(exchange.canceled).toBe(1));
  await waitFor(() => exchange.release());
  expect(screen.getByText('nothing')).toBeInTheDocument();
});

it.each([
  ['a PDF called .jpg', photo(500, [0x25, 0x50, 0x44, 0x46, 0x2d]), 'This kind of file is not taken here.'],
  ['what a phone makes by default', photo(500, [0, 0, 0, 24, ...Buffer.from('ftypheic')]), /HEIC pictures are not taken/],
  ['nothing', new File([], 'empty.jpg'), 'This kind of file is not taken here.'],
])('refuses before anything is sent: %s', async (_what, file, words) => {
  const exchange = playExchange();
  await show();
  pick(file);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(exchange.begun).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Put .* aside$/ }));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

it('shows what the exchange finds at a file beside it', async () => {
  playExchange();
  await show();
  refuses('uploadFinish', { code: '61004', msg: 'upload.too_many_pixels||64' });
  pick(photo());
  expect(await screen.findByText('This picture has too many pixels. At most 64 megapixels.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose another' })).toBeInTheDocument();
});

it('takes what is dropped', async () => {
  playExchange();
  await show();
  fireEvent.drop(screen.getByText('Drop a file here, or'), { dataTransfer: { files: [photo()] } });
  expect(await screen.findByText('kept 7')).toBeInTheDocument();
});

it('deletes a file, and says why not', async () => {
  await show({
    type: 'ADDRESS_PROOF',
    start: keptUpload({ type: 'ADDRESS_PROOF', contentType: 'application/pdf', pages: 2, width: null, height: null }),
  });
  refuses('uploadRemove', { code: '61019', msg: 'upload.in_use' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete Proof of address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file has been handed in and cannot be deleted.');
  answers('uploadRemove', null);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Proof of address' }));
  expect(await screen.findByText('nothing')).toBeInTheDocument();
});

it('shows what a review found, and has no way back for what was handed in', async () => {
  answers('uploadLink', { fileUrl: '/api/upload/file?y', fileUrlExpiresAt: 1 });
  await show({ start: keptUpload({ isInUse: true }), problems: ['One corner is cut off'] });
  expect(screen.getByText('One corner is cut off')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose another' })).toBeInTheDocument();
});

it('takes another in the place of what was handed in, though nothing was found at it', async () => {
  answers('uploadLink', { fileUrl: '/api/upload/file?y', fileUrlExpiresAt: 1 });
  await show({ start: keptUpload({ isInUse: true }) });
  expect(screen.getByRole('button', { name: 'Choose another' })).toBeInTheDocument();
});

it('says below itself why a form cannot go on', async () => {
  await show({ error: 'Add the front side.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Add the front side.');
});

describe('the camera', () => {
  const stream = (tracks: unknown[] = []) => ({ getTracks: () => tracks, getVideoTracks: () => tracks });
  const setCamera = (getUserMedia: unknown) =>
    Object.defineProperty(navigator, 'mediaDevices', { value: getUserMedia && { getUserMedia }, configurable: true });
  afterEach(() => setCamera(undefined));

  it('takes a photo, shows it, and sends it', async () => {
    playExchange();
    const stop = jest.fn();
    const asked = jest.fn().mockResolvedValue(stream([{ stop }]));
    setCamera(asked);
    HTMLMediaElement.prototype.play = async () => {};
    HTMLCanvasElement.prototype.getContext = (() => null) as never;
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob([new Uint8Array([...JPEG, 1, 2, 3])], { type: 'image/jpeg' }));
    await show({ frame: 'card' });
    await userEvent.click(screen.getByRole('button', { name: 'Take a photo: Front side' }));
    const dialog = await screen.findByRole('dialog', { name: 'Front side' });
    expect(dialog).toHaveTextContent('Fit all four corners. Avoid reflections.');
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ audio: false, video: { facingMode: 'environment' } });
    const shutter = screen.getByRole('button', { name: 'Take the photo' });
    await waitFor(() => expect(shutter).toBeEnabled());
    await userEvent.click(shutter);
    expect(await screen.findByRole('img', { name: 'The photo you took' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use this photo' }));
    expect(await screen.findByText('kept 7')).toBeInTheDocument();
    // The light of the camera goes out.
    expect(stop).toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', /The camera is not allowed here/],
    ['NotFoundError', /No camera was found/],
  ])('that cannot be used leaves the photos there are: %s', async (name, words) => {
    setCamera(jest.fn().mockRejectedValue(new DOMException('', name)));
    await show({ frame: 'card' });
    await userEvent.click(screen.getByRole('button', { name: 'Take a photo: Front side' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Photos' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it("is the system's own where a page has none", async () => {
    await show({ frame: 'card' });
    const own = document.querySelector<HTMLInputElement>('input[capture]');
    expect(own).toHaveAttribute('capture', 'environment');
    const opened = jest.spyOn(own as HTMLInputElement, 'click');
    await userEvent.click(screen.getByRole('button', { name: 'Take a photo: Front side' }));
    expect(opened).toHaveBeenCalled();
  });
});
