import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import type { HandoverAsked } from '@/contract/handover';
import { documentPictures } from '@/domain/verification/handover';
import type { HandoverState } from '@/src/api/queries/handover';
import { PhoneScreen } from '@/src/features/verification';
import { HandoverCard } from '@/src/features/verification/handover/HandoverCard';
import { HandoverLink } from '@/src/features/verification/handover/HandoverLink';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { answers, exchangeServer, isUnreachable, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';

withExchangeServer();
// jsdom's files have no bytes to give; those of Node and of browsers do.
globalThis.File = NodeFile as unknown as typeof File;
beforeEach(() => URL.createObjectURL ?? Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined }));
afterEach(() => {
  removeToken();
  sessionStorage.clear();
});

const LINK = 'L'.repeat(43);
const AT = Date.UTC(2026, 10, 16, 12);
const OVER = { code: codes.handoverOver.code, msg: codes.handoverOver.key };
const calls = { websocketToken: jest.fn(), openSpotOrders: jest.fn(), spotBalances: jest.fn(), spotTradeHistory: jest.fn() } as never;

describe('the card beside the step', () => {
  beforeEach(() => storeToken('secret'));
  const upload = {
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
  } as const;
  const state = (part: Partial<HandoverState> = {}): HandoverState => ({
    handoverId: '5',
    step: 'DOCUMENT',
    status: 'WAITING',
    device: null,
    expiresAt: AT,
    files: [],
    ...part,
  });
  const connected = { status: 'CONNECTED', device: { browser: 'Safari', system: 'iOS', kind: 'PHONE' } } as const;
  function show({ kind = 'ID_CARD', before = (): Promise<void> => Promise.resolve() } = {}) {
    const onFile = jest.fn();
    const view = renderShell(
      <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
        <HandoverCard step="DOCUMENT" pictures={documentPictures({ documentKind: kind })} before={before} onFile={onFile} />
      </RealtimeProvider>,
      { path: '/verification/kyc' },
    );
    return { onFile, view };
  }
  const begins = () => answers('handoverBegin', { handoverId: '5', link: LINK, expiresAt: AT });
  /** As a tab that has begun it and was reloaded. */
  const begun = (taken: string[] = []) => sessionStorage.setItem('handover_begun', JSON.stringify({ handoverId: '5', taken }));

  it('waits for a document, keeps what is typed, and shows a code of this host and language', async () => {
    answers('handover', null);
    const { view } = show({ kind: '' });
    expect(screen.getByText('Choose your document first.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    view.unmount();

    const order: string[] = [];
    show({ before: async () => void order.push('saved') });
    exchangeServer.use(
      http.post(`*/api${endpoints.handoverBegin.path}`, async ({ request }) => {
        order.push(JSON.stringify(await request.json()));
        answers('handover', state());
        return HttpResponse.json({ code: '0', msg: 'success', data: { handoverId: '5', link: LINK, expiresAt: AT } });
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show code' }));
    expect(await screen.findByRole('img', { name: 'Code that opens this step on your phone' })).toBeVisible();
    expect(order).toEqual(['saved', '{"step":"DOCUMENT"}']);
    expect(screen.getByTestId('handover-link')).toHaveAttribute('data-url', `http://localhost/verification/phone#${LINK}`);
    expect(screen.getByText(/Valid until .*, for one phone\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show code' })).toBeNull();
  });

  it('shows a code that opens the phone in the language of this page', () => {
    renderShell(<HandoverLink link={LINK} expiresAt={AT} />, { path: '/verification/kyc', locale: 'ar-AE' });
    expect(screen.getByTestId('handover-link')).toHaveAttribute('data-url', `http://localhost/ar-AE/verification/phone#${LINK}`);
  });

  it('takes each picture once, also over a reload, and says what is here', async () => {
    begun();
    // Another document was chosen when the back was taken.
    const odd = { slot: 'back', upload: { ...upload, uploadId: '6' } } as const;
    answers('handover', state({ ...connected, files: [{ slot: 'front', upload }, odd] }));
    const first = show();
    expect(await screen.findByText('Connected: Safari · iOS')).toBeVisible();
    await waitFor(() => expect(first.onFile.mock.calls).toEqual([['front', '7']]));
    expect(screen.getByText('Front side').closest('li')).toHaveTextContent('Here');
    expect(screen.getByText('Back side').closest('li')).toHaveTextContent('Not yet');
    first.view.unmount();
    const again = show();
    expect(await screen.findByText('Connected: Safari · iOS')).toBeVisible();
    expect(again.onFile).not.toHaveBeenCalled();
    again.view.unmount();
    const both = [
      { slot: 'front', upload },
      { slot: 'back', upload: { ...upload, uploadId: '8', type: 'ID_BACK' } },
    ] as const;
    answers('handover', state({ ...connected, files: [...both] }));
    const last = show();
    expect(await screen.findByText('All pictures are here. Go on on this page.')).toBeVisible();
    expect(last.onFile.mock.calls).toEqual([['back', '8']]);
    answers('handoverEnd', null);
    answers('handover', null);
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByRole('button', { name: 'Show code' })).toBeVisible();
  });

  it('says that a code has expired and that a phone is gone, and leaves what another tab has begun to it', async () => {
    begun();
    answers('handover', state({ status: 'OVER' }));
    const expired = show();
    expect(await screen.findByText('This code has expired.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show a new code' })).toBeVisible();
    expired.view.unmount();
    answers('handover', state({ ...connected, status: 'OVER' }));
    const gone = show();
    expect(await screen.findByText('Your phone is no longer connected.')).toBeVisible();
    gone.view.unmount();
    sessionStorage.clear();
    let isAsked = false;
    answers('handover', state({ ...connected, files: [{ slot: 'front', upload }] }), () => {
      isAsked = true;
    });
    const other = show();
    await waitFor(() => expect(isAsked).toBe(true));
    expect(await screen.findByRole('button', { name: 'Show code' })).toBeVisible();
    expect(other.onFile).not.toHaveBeenCalled();
  });

  it('tries again what could not be read, and says why no code is made', async () => {
    isUnreachable('handover');
    show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('How it stands with your phone could not be read.')).toBeVisible();
    answers('handover', null);
    await userEvent.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    refuses('handoverBegin', { code: codes.verificationNotNow.code, msg: `${codes.verificationNotNow.key}||IN_REVIEW` });
    await userEvent.click(screen.getByRole('button', { name: 'Show code' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    begins();
    answers('handover', state());
    await userEvent.click(screen.getByRole('button', { name: 'Show code' }));
    expect(await screen.findByTestId('handover-link')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the phone', () => {
  const asked = (there: readonly string[] = []): HandoverAsked => ({
    step: 'DOCUMENT',
    documentKind: 'ID_CARD',
    pictures: documentPictures({ documentKind: 'ID_CARD' }).map((one) => ({ ...one, isThere: there.includes(one.slot) })),
    limits: {
      maxPictureBytes: 40 * 1024 * 1024,
      maxPdfBytes: 10 * 1024 * 1024,
      maxPdfPages: 30,
      maxPixels: 64_000_000,
      maxPixelsAtOnce: 24_000_000,
      minSide: 400,
      keptSide: 4096,
      partBytes: 1000,
      resumeHours: 24,
      types: [
        { type: 'ID_FRONT', contentTypes: ['image/jpeg'] },
        { type: 'ID_BACK', contentTypes: ['image/jpeg'] },
      ],
    },
    expiresAt: AT,
  });
  const show = (fragment: string) => renderShell(<PhoneScreen />, { path: `/verification/phone${fragment}` });
  const keyed = (key: object) => sessionStorage.setItem('handover_phone', JSON.stringify(key));
  const kept = () => JSON.parse(sessionStorage.getItem('handover_phone') ?? 'null') as { phone: string; link?: string };
  const photo = () => {
    const bytes = new Uint8Array(300);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    return new File([bytes], 'card.jpg', { type: 'image/jpeg' });
  };

  it('opens its link with a secret of its own, takes it out of the address, sends, and ends at the computer', async () => {
    const opened: unknown[] = [];
    let there: string[] = [];
    answers('handoverOpen', asked(), async (request) => void opened.push(await request.json()));
    const { router } = show(`#${LINK}`);
    expect(await screen.findByRole('heading', { name: 'Photograph your document' })).toBeVisible();
    expect(screen.getByText(/^Identity card\. Your pictures appear/)).toBeVisible();
    expect(router.replace).toHaveBeenCalledWith('/verification/phone', undefined, { shallow: true, scroll: false });
    expect(opened).toEqual([{ link: LINK, phone: expect.stringMatching(/^[\w-]{43}$/) }]);
    // The link has done what it is for; the secret goes on over a reload.
    await waitFor(() => expect(kept()).toEqual({ phone: (opened[0] as { phone: string }).phone }));

    const seen: (string | null)[] = [];
    const note = ({ headers, url }: Request) => {
      seen.push(headers.get('exchange-handover'));
      expect(url).not.toContain(kept().phone);
    };
    const session = { sessionId: '5', received: 0, partBytes: 1000, expiresAt: AT };
    answers('handoverUploadBegin', session, note);
    answers('handoverUploadPart', { ...session, received: 300 }, note);
    exchangeServer.use(
      http.post(`*/api${endpoints.handoverUploadFinish.path}`, ({ request }) => {
        note(request);
        there = there.length === 0 ? ['front'] : ['front', 'back'];
        answers('handoverAsked', asked(there));
        return HttpResponse.json({ code: '0', msg: 'success', data: asked(there) });
      }),
    );
    fireEvent.change(screen.getByTestId('file-ID_FRONT'), { target: { files: [photo()] } });
    expect(await screen.findByText('Sent to your computer')).toBeVisible();
    fireEvent.change(screen.getByTestId('file-ID_BACK'), { target: { files: [photo()] } });
    const end = await screen.findByTestId('phone-done');
    expect(end).toHaveTextContent('Go on at your computer');
    expect(end).toHaveFocus();
    expect(new Set(seen)).toEqual(new Set([kept().phone]));
    await userEvent.click(screen.getByRole('button', { name: 'Take one again' }));
    expect(screen.getByRole('button', { name: 'Take it again: Back side' })).toBeVisible();
  });

  it('warns before the first picture of a link that somebody else sent', async () => {
    answers('handoverOpen', asked());
    show(`#${LINK}`);
    const warning = (await screen.findByText('Only if you opened this code yourself')).closest('[role="status"]') as HTMLElement;
    expect(warning).toBeVisible();
    expect(warning).toHaveTextContent('on your own computer. If somebody sent you this link, close this page.');
    const first = screen.getByTestId('file-ID_FRONT');
    expect(warning.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('goes on after a reload, tries again after a break, and ends where the link has', async () => {
    keyed({ phone: 'P'.repeat(43) });
    isUnreachable('handoverAsked');
    show('');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers('handoverAsked', asked(['front']));
    await userEvent.click(retry);
    expect(await screen.findByText('Sent to your computer')).toBeVisible();
    refuses('handoverUploadBegin', OVER);
    refuses('handoverAsked', OVER);
    fireEvent.change(screen.getByTestId('file-ID_BACK'), { target: { files: [photo()] } });
    expect(await screen.findByText('This link is no longer good')).toBeVisible();
  });

  it('has nothing to do without a link, or by one that is over or none', async () => {
    const none = show('');
    expect(await screen.findByTestId('phone-over')).toHaveTextContent('This link is no longer good');
    none.unmount();
    const odd = show('#odd');
    expect(await screen.findByTestId('phone-over')).toBeVisible();
    odd.unmount();
    refuses('handoverOpen', OVER);
    show(`#${LINK}`);
    expect(screen.getByRole('status', { name: 'Connecting to your computer' })).toBeVisible();
    expect(await screen.findByTestId('phone-over')).toBeVisible();
  });
});
