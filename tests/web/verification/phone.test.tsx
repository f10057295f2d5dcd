import { File as NodeFile } from 'node:buffer';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import type { HandoverAsked } from '@/contract/handover';
import { documentPictures } from '@/domain/verification/handover';
import { PhoneScreen } from '@/src/features/verification';
import { removeToken } from '@/src/lib/storage';
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
const _calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;

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
    answers('handoverOpen', { number: null, expiresAt: AT }, async (request) => void opened.push(await request.json()));
    answers('handoverAsked', asked());
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
    // What is at the computer is not replaced before a user has said so.
    await userEvent.click(screen.getByRole('button', { name: 'Take it again: Back side' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Replace this picture: Back side?');
    expect(within(dialog).getByRole('button', { name: 'Replace it' })).toBeVisible();
  });

  it('warns before the first picture of a link that somebody else sent', async () => {
    answers('handoverOpen', { number: null, expiresAt: AT });
    answers('handoverAsked', asked());
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

  it('shows its number, and nothing else, until that was typed at the computer; a wrong one ends the link', async () => {
    let isTyped = false;
    exchangeServer.use(
      http.post(`*/api${endpoints.handoverOpen.path}`, () =>
        HttpResponse.json({ code: '0', msg: 'success', data: { number: isTyped ? null : '47', expiresAt: AT } }),
      ),
    );
    answers('handoverAsked', asked(['front']));
    const first = show(`#${LINK}`);
    expect(await screen.findByTestId('phone-number')).toHaveTextContent('47');
    expect(screen.getByRole('heading', { name: 'Type this number at your computer' })).toBeVisible();
    expect(screen.getByText(/Tell nobody this number/)).toBeVisible();
    expect(screen.queryByTestId('file-ID_FRONT')).toBeNull();
    // Over a reload it is the same phone.
    expect(kept().link).toBe(LINK);
    isTyped = true;
    expect(await screen.findByRole('heading', { name: 'Photograph your document' }, { timeout: 4_000 })).toBeVisible();
    await waitFor(() => expect(kept().link).toBeUndefined());
    first.unmount();
    sessionStorage.clear();
    isTyped = false;
    show(`#${LINK}`);
    expect(await screen.findByTestId('phone-number')).toBeVisible();
    refuses('handoverOpen', OVER);
    expect(await screen.findByTestId('phone-over', {}, { timeout: 4_000 })).toBeVisible();
  });

  it('says of a picture that it took the place of another', async () => {
    keyed({ phone: 'P'.repeat(43) });
    const [front, back] = asked(['front']).pictures;
    answers('handoverAsked', { ...asked(), pictures: [{ ...front, replacedAt: AT }, back] as HandoverAsked['pictures'] });
    show('');
    expect(await screen.findByText(/^Replaced at .* on your computer$/)).toBeVisible();
  });
});
