import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { roomOf } from '@/src/features/express/model/room';
import { removeToken, storeToken } from '@/src/lib/storage';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { withExchangeServer } from '@/tests/support/exchangeServer';
import { bank, card, noCards, openExpress } from '@/tests/support/expressForm';
import { wholePage } from '../../support/wholePage';

withExchangeServer();
afterEach(() => {
  removeToken();
  sessionStorage.clear();
});

const coinInfo = { USDT: { isOpen: 1, rate: { USD: '1', EUR: '0.9', GBP: '0.8' } } };
const site = { globalRegion: true, coinInfo } as never;
const left = (usd: string) => ({ ...noCards, leftTodayUsd: usd });
const money = () => screen.findByTestId('express-money');
const chip = (name: string) => screen.getByRole('button', { name });

describe('what is left of a limit', () => {
  beforeEach(() => storeToken('secret'));

  it('is said beside the amount that is beyond it, before anything is sent', async () => {
    openExpress({ user: {}, site, limits: left('873.07908836608'), path: '/express?amount=2000' });
    await waitFor(async () => expect(await money()).toBeInvalid());
    expect(await money()).toHaveAccessibleDescription('This is beyond your limit of 24 hours. Left: €785.77.');
    expect(screen.getByTestId('express-send')).toBeDisabled();
    expect(screen.getByTestId('express-send')).toHaveTextContent('Beyond your limit');
  });

  it('is told nowhere while balances are hidden: no sum, no share, no bar', async () => {
    const { store } = openExpress({ user: {}, site, limits: left('873.07') });
    expect(await screen.findByText('$873.07 of $1,000.00 left')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Limit of 24 hours' })).toHaveAttribute('aria-valuetext', '12.69%');
    act(() => void store.dispatch(showBalancesChanged(false)));
    expect(screen.getByText('Limit of 24 hours').parentElement).toHaveTextContent('••••••');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(wholePage()).not.toMatch(/873|785|12\.69/);
    // What can be pressed would tell it as well.
    expect(screen.getByText('30 – 5,000')).toBeInTheDocument();
    for (const name of ['€100', '€1,000', '€5,000']) expect(chip(name)).toBeEnabled();
    await userEvent.click(chip('€1,000'));
    expect(await money()).toHaveAccessibleDescription('This is beyond your limit of 24 hours. Left: ••••••.');
    act(() => void store.dispatch(showBalancesChanged(true)));
    expect(chip('€1,000')).toBeDisabled();
  });

  it('ends the range and the amounts at hand', async () => {
    openExpress({ user: {}, site, limits: left('873.07908836608') });
    expect(await screen.findByText('30 – 785')).toBeInTheDocument();
    expect(chip('€500')).toBeEnabled();
    expect(chip('€1,000')).toBeDisabled();
    await userEvent.type(await money(), '785.77');
    await waitFor(() => expect(screen.getByTestId('express-send')).toBeEnabled());
    await userEvent.clear(await money());
    await userEvent.type(await money(), '785.78');
    await waitFor(() => expect(screen.getByTestId('express-send')).toBeDisabled());
  });

  it('is that of what leaves where a sale is beyond it, before anything is sent', async () => {
    openExpress({ user: {}, site, leftUsd: '500', path: '/express?side=sell&amount=0.01' });
    await waitFor(async () => expect(await money()).toBeInvalid());
    expect(await money()).toHaveAccessibleDescription('This is beyond your limit of 24 hours. Left: €450.00.');
    expect(screen.getByText('$500.00 of $50,000.00 left')).toBeInTheDocument();
    expect(screen.getByTestId('express-send')).toHaveTextContent('Beyond your limit');
    expect(screen.getByTestId('express-send')).toBeDisabled();
  });

  it('is none of a purchase where it is what leaves', async () => {
    openExpress({ user: {}, site, leftUsd: '0', path: '/express?amount=500' });
    await waitFor(() => expect(screen.getByTestId('express-send')).toBeEnabled());
  });

  it('is what there is of a coin that is sold, said beside it', async () => {
    openExpress({ user: {}, site, balance: '0.005', path: '/express?side=sell&amount=0.006' });
    const coins = await screen.findByTestId('express-coins');
    await waitFor(() => expect(coins).toBeInvalid());
    expect(coins).toHaveAccessibleDescription('More than is available.');
    expect(screen.getByText('Available 0.00500 BTC')).toBeInTheDocument();
    expect(screen.getByTestId('express-send')).toHaveTextContent('Not enough BTC');
    expect(screen.getByTestId('express-send')).toBeDisabled();
    await userEvent.clear(coins);
    await userEvent.type(coins, '0.005');
    await waitFor(() => expect(screen.getByTestId('express-send')).toBeEnabled());
  });

  it('says which bound of the way to pay is not kept on the button too', async () => {
    openExpress({ user: {}, site, path: '/express?amount=5' });
    await waitFor(() => expect(screen.getByTestId('express-send')).toHaveTextContent('Amount too small'));
  });
});

describe('the room of an order', () => {
  const limits = { perDayUsd: '20000', leftTodayUsd: '10000', cardPerMonthEur: '15000', cardLeftEur: '400.009' };
  const at = { side: 'BUY', currency: 'EUR', method: card, limits, coinInfo } as const;

  it('is the smaller of both limits where a card is charged, and the day’s otherwise', () => {
    expect(roomOf(at)).toEqual({ of: 'card', left: '400' });
    expect(roomOf({ ...at, currency: 'GBP' })).toEqual({ of: 'card', left: '355.56' });
    expect(roomOf({ ...at, method: bank })).toEqual({ of: 'day', left: '9000' });
    expect(roomOf({ ...at, side: 'SELL' })).toEqual({ of: 'day', left: '9000' });
    expect(roomOf({ ...at, limits: { ...limits, leftTodayUsd: '100' } })).toEqual({ of: 'day', left: '90' });
  });

  it('is not guessed without limits or a rate', () => {
    expect(roomOf({ ...at, limits: undefined })).toBeUndefined();
    expect(roomOf({ ...at, currency: 'CHF' })).toBeUndefined();
  });
});
