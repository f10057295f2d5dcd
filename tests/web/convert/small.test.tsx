import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { ApiError } from '@/src/api/apiError';
import { SmallBalances } from '@/src/features/convert/view/SmallBalances';
import { removeToken, storeToken } from '@/src/lib/storage';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { renderShell } from '../../support/renderShell';
import { wholePage } from '../../support/wholePage';

const quietCall = jest.fn();
jest.mock('@/src/api/quietCall', () => ({ quietCall: (...given: unknown[]) => quietCall(...given) }));

const calls = (name: string) => quietCall.mock.calls.filter(([called]) => called === name).map(([, params]) => params);
const refusal = (name: 'convertQuoteExpired' | 'convertThin') =>
  new ApiError({ code: codes[name].code, msg: codes[name].key, status: 200 });

const AT = 1_795_000_000_000;
let answers: Record<string, unknown>;

beforeEach(() => {
  storeToken('secret');
  const terms = ['USDT', 'BTC', 'SOL', 'DOGE'].map((coinSymbol) => ({ coinSymbol, minimum: '0.00001', maximum: '50000' }));
  answers = {
    convertSmall: {
      coins: [
        { coinSymbol: 'SOL', amount: '0.0031', usd: '0.71' },
        { coinSymbol: 'DOGE', amount: '2.5', usd: '0.45' },
      ],
      feeRate: '0.01',
      nextAt: null,
    },
    convertCoins: { coins: terms, spread: '0.002', quoteSeconds: 8 },
    convertSmallQuote: {
      ...{ items: [], into: 'USDT', worth: '1.16', fee: '0.0116', get: '1.1484' },
      ...{ quote: 'q'.repeat(43), at: AT, expiresAt: AT + 8_000 },
    },
    convertSmallOrder: { conversionIds: ['1'] },
  };
  quietCall.mockImplementation(async (name: string) => {
    const answer = answers[name] ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  removeToken();
  quietCall.mockReset();
  jest.useRealTimers();
});

const state = { profile: { showBalances: true } } as never;
const open = () => renderShell(<SmallBalances isSignedIn />, { path: '/convert?view=history', state });
const ask = () => screen.findByRole('button', { name: 'See what you get' });
const place = () => screen.findByRole('button', { name: /^Convert them/ });

describe('small balances', () => {
  it('are chosen, quoted and converted by what was quoted, once however often it is pressed', async () => {
    const { container } = open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /DOGE/ }));
    await userEvent.click(await ask());
    expect(calls('convertSmallQuote')).toEqual([{ coins: ['SOL'], into: 'USDT', wallet: 'MAIN' }]);
    const button = await place();
    expect(button).toHaveTextContent(/[78] s/);
    expect(container).toHaveTextContent(/1\.1484USDT/);
    expect(container).toHaveTextContent(/0\.0116USDT/);
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('They are USDT now')).toBeVisible();
    expect(calls('convertSmallOrder')).toEqual([{ quote: 'q'.repeat(43), clientOrderId: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  });

  it('are quoted anew when another coin is chosen', async () => {
    open();
    await userEvent.click(await ask());
    await place();
    await userEvent.click(screen.getByRole('checkbox', { name: /DOGE/ }));
    expect(screen.queryByRole('button', { name: /^Convert them/ })).toBeNull();
    await userEvent.click(await ask());
    expect(calls('convertSmallQuote').at(-1)).toMatchObject({ coins: ['SOL'] });
  });

  it('count a quote down, and ask for another when its time is over', async () => {
    open();
    const button = await ask();
    jest.useFakeTimers({ now: Date.now() });
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(await place()).toHaveTextContent('8 s');
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(await place()).toHaveTextContent('5 s');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('button', { name: /^Convert them/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'See what you get' })).toBeEnabled();
    expect(calls('convertSmallOrder')).toEqual([]);
  });

  it.each([
    ['convertSmallQuote', 'convertThin', 'The market does not hold enough for this amount. Try a smaller one.'],
    ['convertSmallOrder', 'convertQuoteExpired', 'This quote has expired. Nothing was converted. Get a new one.'],
  ] as const)('say why %s is refused', async (name, why, said) => {
    answers[name] = refusal(why);
    open();
    await userEvent.click(await ask());
    if (name === 'convertSmallOrder') await userEvent.click(await place());
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.queryByText('They are USDT now')).toBeNull();
  });

  it('are not offered before they can be converted again, nor where there are none', async () => {
    answers.convertSmall = { coins: [], feeRate: '0.01', nextAt: AT };
    const { unmount } = open();
    expect(await screen.findByText('Done for today')).toBeVisible();
    unmount();
    answers.convertSmall = { coins: [], feeRate: '0.01', nextAt: null };
    open();
    expect(await screen.findByText('No balance is too small to trade')).toBeVisible();
  });

  it('name no amount while balances are hidden', async () => {
    const { store } = open();
    await userEvent.click(await ask());
    await place();
    act(() => void store.dispatch(showBalancesChanged(false)));
    await waitFor(() => expect(wholePage()).not.toMatch(/0\.0031|0\.71|2\.50|0\.45|1\.1484|0\.0116/));
  });
});
