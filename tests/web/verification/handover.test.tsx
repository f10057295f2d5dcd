import { File as NodeFile } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { codes } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import { documentPictures } from '@/domain/verification/handover';
import type { HandoverState } from '@/src/api/queries/handover';
import type { Held } from '@/src/features/verification/handover/arrivals';
import { HandoverCard } from '@/src/features/verification/handover/HandoverCard';
import { SelfieStep } from '@/src/features/verification/steps/SelfieStep';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { answers, exchangeServer, isUnreachable, refuses, withExchangeServer } from '../../support/exchangeServer';
import { keptUpload } from '../../support/keptUpload';
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
const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;

type CardProps = Pick<ComponentProps<typeof HandoverCard>, 'pictures' | 'before' | 'onFile'>;
/** A step that keeps what it is given, as answers do. */
function Step({ held, onFile, ...card }: CardProps & { held: Held }) {
  const [kept, setKept] = useState(held);
  const keep: typeof onFile = (slot, uploadId) => {
    onFile(slot, uploadId);
    setKept((was) => ({ ...was, [slot]: uploadId }));
  };
  return <HandoverCard userId="1" step="DOCUMENT" {...card} held={kept} onFile={keep} />;
}

describe('the card beside the step', () => {
  beforeEach(() => {
    storeToken('secret');
    answers('uploads', []);
  });
  const upload = keptUpload();
  const state = (part: Partial<HandoverState> = {}): HandoverState => ({
    handoverId: '5',
    step: 'DOCUMENT',
    status: 'WAITING',
    device: null,
    expiresAt: AT,
    challengeId: null,
    files: [],
    ...part,
  });
  const connected = { status: 'CONNECTED', device: { browser: 'Safari', system: 'iOS', kind: 'PHONE' } } as const;
  const streamless = (page: ReactNode) => (
    <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
      {page}
    </RealtimeProvider>
  );
  type Shown = { kind?: string; held?: Held; before?: () => Promise<void> };
  function show({ kind = 'ID_CARD', held = {}, before = () => Promise.resolve() }: Shown = {}) {
    const onFile = jest.fn();
    const view = renderShell(
      streamless(<Step held={held} pictures={documentPictures({ documentKind: kind })} before={before} onFile={onFile} />),
      { path: '/verification/kyc' },
    );
    return { onFile, view };
  }
  const begins = () => answers('handoverBegin', { handoverId: '5', link: LINK, expiresAt: AT });
  /** As a tab that has begun it and was reloaded. */
  const begun = () => sessionStorage.setItem('handover_begun', JSON.stringify({ userId: '1', handoverId: '5' }));

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
    const again = show({ held: { front: '7' } });
    expect(await screen.findByText('Connected: Safari · iOS')).toBeVisible();
    expect(screen.getByText('Front side').closest('li')).toHaveTextContent('Here');
    expect(again.onFile).not.toHaveBeenCalled();
    again.view.unmount();
    const both = [
      { slot: 'front', upload },
      { slot: 'back', upload: { ...upload, uploadId: '8', type: 'ID_BACK' } },
    ] as const;
    answers('handover', state({ ...connected, files: [...both] }));
    const last = show({ held: { front: '7' } });
    expect(await screen.findByText('All pictures are here. Go on on this page.')).toBeVisible();
    expect(last.onFile.mock.calls).toEqual([['back', '8']]);
    answers('handoverEnd', null);
    answers('handover', null);
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByRole('button', { name: 'Show code' })).toBeVisible();
  });

  it('takes over what was sent before, and nothing over what was sent since', async () => {
    begun();
    const at = (uploadId: string, createdAt: number) => ({ ...upload, uploadId, createdAt });
    answers('uploads', [at('6', 0), at('8', 2)]);
    answers('handover', state({ ...connected, files: [{ slot: 'front', upload }] }));
    const newer = show({ held: { front: '8' } });
    expect(await screen.findByText('Connected: Safari · iOS')).toBeVisible();
    newer.view.unmount();
    const older = show({ held: { front: '6' } });
    await waitFor(() => expect(older.onFile.mock.calls).toEqual([['front', '7']]));
    // What is held from before is what the phone is to take anew.
    expect(screen.getByText('Not yet')).toBeVisible();
    expect(newer.onFile).not.toHaveBeenCalled();
  });

  it('says of gestures that are made up anew that their photos are not here yet, and takes none of before', async () => {
    begun();
    refuses('uploadLimits', { code: '500', msg: 'system.internal' });
    answers('uploadLink', { fileUrl: '/api/upload/file?x', fileUrlExpiresAt: AT });
    const gestures = ['STRAIGHT', 'LEFT', 'SMILE'] as const;
    const photo = (slot: (typeof gestures)[number]) =>
      ({ slot, upload: { ...upload, uploadId: `1${gestures.indexOf(slot)}`, type: 'SELFIE' } }) as const;
    const selfie = (challengeId: string, files: HandoverState['files']) => state({ ...connected, step: 'SELFIE', challengeId, files });
    const asked = (challengeId: string) => answers('kycIdentityInit', { version: 2, challengeId, gestures: [...gestures], expiresAt: AT });
    const onRecord = jest.fn();
    const start = async () => {
      const view = renderShell(
        streamless(
          <SelfieStep
            record={{ version: 1, userId: '1' }}
            onRecord={onRecord}
            onStale={jest.fn()}
            onIncomplete={jest.fn()}
            onBack={jest.fn()}
          />,
        ),
        { path: '/verification/kyc' },
      );
      await userEvent.click(screen.getByRole('button', { name: 'Start' }));
      return view;
    };
    const places = () =>
      within(screen.getByTestId('handover'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);

    asked('first');
    answers('handover', selfie('first', gestures.map(photo)));
    const before = await start();
    expect(await screen.findByText('All pictures are here. Go on on this page.')).toBeVisible();
    expect(screen.queryByText('Take a photo')).toBeNull();
    before.unmount();

    // The page was loaded again, and an answer of before is there first.
    asked('second');
    const reread = jest.fn();
    answers('handover', selfie('first', gestures.map(photo)), reread);
    const again = await start();
    await waitFor(() => expect(reread.mock.calls.length).toBeGreaterThan(1));
    answers('handover', selfie('second', []));
    expect(await screen.findByText('Connected: Safari · iOS')).toBeVisible();
    for (const place of places()) expect(place).toMatch(/Not yet$/);
    expect(screen.getAllByText('Take a photo')).toHaveLength(3);
    expect(screen.queryByText('All pictures are here. Go on on this page.')).toBeNull();
    again.unmount();

    // Their time is over: "Again" draws others, on the same page.
    answers('handover', selfie('second', gestures.map(photo)));
    await start();
    expect(await screen.findByText('All pictures are here. Go on on this page.')).toBeVisible();
    refuses('kycIdentityFinish', { code: codes.verificationChallengeOver.code, msg: codes.verificationChallengeOver.key });
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    asked('third');
    answers('handover', selfie('third', []));
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(screen.getAllByText('Take a photo')).toHaveLength(3));
    await waitFor(() => expect(places()).toEqual(gestures.map(() => expect.stringMatching(/Not yet$/))));
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
    expect(await screen.findByText('This code has ended. No phone is connected.')).toBeVisible();
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

  it('asks for the number the phone shows, says that a wrong one has ended the code, and lets the phone in by the right one', async () => {
    begun();
    answers('handover', state({ ...connected, status: 'MATCHING' }));
    const { view } = show();
    expect(await screen.findByText(/^Safari · iOS has opened the code\. Type the number it shows/)).toBeVisible();
    const number = screen.getByLabelText('Number on your phone');
    const sent: unknown[] = [];
    await userEvent.type(number, 'x4{Enter}');
    expect(number).toHaveValue('4');
    expect(await screen.findByText('Type both digits.')).toBeVisible();
    exchangeServer.use(
      http.post(`*/api${endpoints.handoverConfirm.path}`, async ({ request }) => {
        sent.push(await request.json());
        answers('handover', state({ ...connected, status: sent.length === 1 ? 'OVER' : 'CONNECTED' }));
        const { code, key: msg } = codes.handoverNumberWrong;
        return HttpResponse.json(sent.length === 1 ? { code, msg, data: null } : { code: '0', msg: 'success', data: null });
      }),
    );
    await userEvent.type(number, '8{Enter}');
    expect(await screen.findByText(/That is not the number your phone shows/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show a new code' })).toHaveFocus());
    expect(screen.getByText('This code has ended, and no phone was let in.')).toBeVisible();
    expect(screen.queryByLabelText('Number on your phone')).toBeNull();
    // A new code is not the one whose number was wrong.
    begins();
    answers('handover', state());
    await userEvent.click(screen.getByRole('button', { name: 'Show a new code' }));
    expect(await screen.findByTestId('handover-link')).toBeVisible();
    expect(screen.queryByText(/That is not the number your phone shows/)).toBeNull();
    view.unmount();
    answers('handover', state({ ...connected, status: 'MATCHING' }));
    show();
    await userEvent.type(await screen.findByLabelText('Number on your phone'), '47{Enter}');
    expect(await screen.findByText('Connected: Safari · iOS')).toBeVisible();
    expect(sent).toEqual([
      { handoverId: '5', number: '48' },
      { handoverId: '5', number: '47' },
    ]);
  });

  it('says of a picture that it took the place of another', async () => {
    begun();
    answers('handover', state({ ...connected, files: [{ slot: 'front', upload, replacedAt: AT }] }));
    show({ held: { front: upload.uploadId } });
    expect(await screen.findByText(/^Replaced at .* from the phone$/)).toBeVisible();
  });
});
