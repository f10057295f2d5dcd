import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallData } from '@/contract/calls';
import { ReferralScreen } from '@/src/features/referral';
import { drawShareCard, linesOf, type ShareCardParts } from '@/src/features/referral/model/drawShareCard';
import { monthsOf } from '@/src/features/referral/model/months';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, isUnreachable, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';

withExchangeServer();
const DAY = Date.UTC(2026, 10, 23);
const page = <Row,>(records: Row[], searchAfter: string | null = null) => ({ records, searchAfter, last: searchAfter === null });

const info: CallData<'referralInfo'> = {
  code: 'JH4820ABCD',
  tier: 'FRIEND',
  tiers: [
    { tier: 'FRIEND', rate: '0.2', fromActive: 0 },
    { tier: 'PARTNER', rate: '0.25', fromActive: 10 },
    { tier: 'AMBASSADOR', rate: '0.3', fromActive: 50 },
  ],
  invitees: 7,
  activeInvitees: 6,
  activeDays: 30,
  welcome: { rate: '0.1', days: 90 },
  welcomeUntil: null,
  earned: '412.86',
  earnedThisMonth: '61.42',
  waiting: '0',
  waitingFor: null,
  lastDay: { day: DAY, value: '3.18' },
};
const earnings: CallData<'referralEarnings'> = {
  year: 2026,
  years: [2026, 2025],
  days: [{ day: DAY, value: '3.18', assets: [{ asset: 'BTC', amount: '0.00003533' }] }],
};
const mei: CallData<'referralInvitees'>['records'][number] = {
  name: 'mei***or@mail.example',
  joinedAt: DAY - 86_400_000,
  state: 'ACTIVE',
  traded: '935555',
  fees: '842',
  earned: '168.4',
};
const rebate: CallData<'referralRebates'>['records'][number] = {
  day: DAY,
  asset: 'BTC',
  amount: '0.00003533',
  fromInvitees: '0.00003',
  fromOwnFees: '0.00000533',
  value: '3.18',
  state: 'PAID',
  paidAt: DAY + 86_700_000,
};

beforeEach(() => {
  storeToken('secret');
  answers('referralInfo', info);
  answers('referralEarnings', earnings);
  answers('referralInvitees', page([mei]));
  answers('referralRebates', page([rebate]));
  // jsdom draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  removeToken();
  jest.restoreAllMocks();
});
const open = (locale = 'en') => renderShell(<ReferralScreen />, { path: '/profile/referral', locale });

describe('the referral page', () => {
  it('shows code, link, level and what it gave', async () => {
    open();
    expect(await screen.findByTestId('referral-code')).toHaveTextContent('JH4820ABCD');
    expect(screen.getByTestId('referral-link')).toHaveTextContent('localhost/register?ref=JH4820ABCD');
    expect(screen.getByText('Your level: Friend')).toBeVisible();
    expect(screen.getByText('More active people to Partner: 4')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Friend' })).toHaveAttribute('aria-valuenow', '60');
    expect(screen.getByRole('progressbar', { name: 'Partner' })).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByText('6 of 7')).toBeVisible();
    expect(screen.getByText('Of 23 Nov 2026 UTC', { exact: false })).toBeVisible();
    const people = within(screen.getByRole('table', { name: 'People you invited' }));
    expect(await people.findByText('mei***or@mail.example')).toBeVisible();
    expect(people.getByText('168.40')).toBeVisible();
    const rebates = within(screen.getByRole('table', { name: 'Rebates' }));
    expect(await rebates.findByText('Paid')).toBeVisible();
  });

  it('copies the whole link', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    open();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(write).toHaveBeenCalledWith('http://localhost/register?ref=JH4820ABCD');
  });

  it('hands the link to the device where it can, and offers nothing where it cannot', async () => {
    const { unmount } = open();
    await screen.findByTestId('referral-code');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    unmount();
    const share = jest.fn(async (_data: ShareData) => undefined);
    Object.assign(navigator, { share, canShare: () => false });
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['x'])));
    try {
      open();
      await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
      await waitFor(() => expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: 'http://localhost/register?ref=JH4820ABCD' })));
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    }
  });

  it('says so when the picture cannot be made', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save picture' }));
    expect(await screen.findByText('The picture could not be made. Share the link instead.')).toBeVisible();
  });

  it('tells an invited person until when fees come back, and who is frozen what is held', async () => {
    answers('referralInfo', { ...info, welcomeUntil: DAY, waiting: '2.5', waitingFor: 'ACCOUNT' });
    open();
    expect(await screen.findByText(/10% of your own trading fees come back to you, through 22 Nov 2026/)).toBeVisible();
    expect(
      screen.getByText('2.5 USDT are held because your account is frozen. They are paid within the hour after it no longer is.'),
    ).toBeVisible();
  });

  it('begins empty, and says how it fills', async () => {
    answers('referralInfo', { ...info, invitees: 0, activeInvitees: 0, earned: '0', earnedThisMonth: '0', lastDay: null });
    answers('referralEarnings', { year: 2026, years: [2026], days: [] });
    answers('referralInvitees', page<never>([]));
    answers('referralRebates', page<never>([]));
    open();
    expect(await screen.findByText('Nobody yet')).toBeVisible();
    expect(await screen.findByText('No rebates yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'CSV' })).toBeDisabled();
  });

  it('offers another try for each part that does not come', async () => {
    isUnreachable('referralInfo');
    for (const name of ['referralEarnings', 'referralInvitees', 'referralRebates'] as const)
      refuses(name, { code: '500', msg: 'system.internal' });
    open();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(4));
    answers('referralInfo', info);
    const [first] = screen.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(first as HTMLElement);
    expect(await screen.findByTestId('referral-code')).toBeVisible();
  });

  it('goes on through the list by its cursor', async () => {
    const asked: (string | null)[] = [];
    const seen = (request: Request) => void asked.push(new URL(request.url).searchParams.get('searchAfter'));
    answers('referralInvitees', page([mei], 'next'), seen);
    open();
    const more = await screen.findByRole('button', { name: 'Show more' });
    answers('referralInvitees', page([{ ...mei, name: 'tom***er@mail.example', joinedAt: 1 }]), seen);
    await userEvent.click(more);
    expect(await screen.findByText('tom***er@mail.example')).toBeVisible();
    expect(asked).toEqual([null, 'next']);
  });

  it('saves the days of a year as a file', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open();
    const button = screen.getByRole('button', { name: 'CSV' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const text = await act(async () => blobs[0]?.text());
    expect(text).toContain('day,asset,amount,dayValueUsdt\r\n2026-11-23,BTC,0.00003533,3.18\r\n');
  });

  it('reads in Arabic', async () => {
    open('ar-AE');
    expect(await screen.findByText('مستواك: صديق')).toBeVisible();
  });
});

describe('months', () => {
  it('sum up their days; of this year those to come are left out', () => {
    const days = [
      { day: Date.UTC(2026, 2, 1), value: '0.1', assets: [] },
      { day: Date.UTC(2026, 2, 31), value: '0.2', assets: [] },
      { day: Date.UTC(2026, 0, 5), value: '0.15', assets: [] },
    ];
    const now = Date.UTC(2026, 2, 31, 23);
    expect(monthsOf({ year: 2026, years: [2026], days }, now)).toEqual([
      { month: 0, value: '0.15', height: '0.5' },
      { month: 1, value: '0', height: '0' },
      { month: 2, value: '0.3', height: '1' },
    ]);
    expect(monthsOf({ year: 2025, years: [2026], days: [] }, now)).toHaveLength(12);
  });
});

describe('the share card', () => {
  it('breaks its promise where words end, and Chinese anywhere', () => {
    const measure = (text: string) => text.length;
    expect(linesOf(measure, '10% of your fees back', 12)).toEqual(['10% of your', 'fees back']);
    expect(linesOf(measure, '手續費退還', 3)).toEqual(['手續費', '退還']);
  });

  it.each([
    [false, 72],
    [true, 1008],
  ])('writes from the start of the line (right to left: %s)', (isRtl, start) => {
    const written: unknown[][] = [];
    const target = { measureText: () => ({ width: 10 }), fillText: (...args: unknown[]) => written.push(args) };
    const context = new Proxy(target, {
      get: (known, name) => (name in known ? known[name as keyof typeof known] : () => undefined),
      set: () => true,
    });
    const parts: ShareCardParts = {
      ...{ name: 'Harbour', mark: null, host: 'harbour.example', promise: 'Fees back', below: 'For 90 days' },
      ...{ codeLabel: 'Your code', code: 'JH4820', link: 'https://harbour.example/register?ref=JH4820', isRtl, fontFamily: 'x' },
      colours: { ground: '#000', line: '#111', text: '#fff', quiet: '#999', accent: '#8ad4ff' },
    };
    drawShareCard(context as unknown as CanvasRenderingContext2D, parts);
    expect(written.map(([text, x]) => [text, x])).toEqual([
      ['Harbour', start],
      ['harbour.example', 1080 - start],
      ['Fees back', start],
      ['For 90 days', start],
      ['Your code', start],
      ['JH4820', start],
    ]);
  });
});
