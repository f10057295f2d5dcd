import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currencyChoice } from '@/src/brand/currencyChoice';
import { moneyChoice } from '@/src/brand/moneyChoice';
import { removeToken, storeToken } from '@/src/lib/storage';
import { withExchangeServer } from '@/tests/support/exchangeServer';
import { openExpress } from '@/tests/support/expressForm';

withExchangeServer();
afterEach(() => {
  removeToken();
  sessionStorage.clear();
  currencyChoice.set(undefined);
  moneyChoice.set(undefined);
});

const currency = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' });
const money = () => screen.getByTestId<HTMLInputElement>('express-money');
const coins = () => screen.getByTestId<HTMLInputElement>('express-coins');
const tab = (name: 'Buy' | 'Sell') => screen.getByRole('tab', { name });

describe('the currency a form begins with', () => {
  it('is the first the brand offers', async () => {
    const { asked } = openExpress({ currencies: ['GBP', 'EUR'] });
    await waitFor(() => expect(currency()).toHaveValue('GBP'));
    await waitFor(() => expect(asked.map((price) => price.currency)).toEqual(['GBP']));
  });

  it('is the one values are shown in, where it is offered', async () => {
    currencyChoice.set('GBP');
    openExpress();
    await waitFor(() => expect(currency()).toHaveValue('GBP'));
  });

  it('is the one chosen here last, before that', async () => {
    currencyChoice.set('GBP');
    const { unmount } = openExpress();
    await waitFor(() => expect(currency()).toHaveValue('GBP'));
    await userEvent.selectOptions(currency(), 'USD');
    unmount();
    sessionStorage.clear();
    openExpress();
    await waitFor(() => expect(currency()).toHaveValue('USD'));
  });

  it('is none that is not offered', async () => {
    moneyChoice.set('JPY');
    currencyChoice.set('CHF');
    openExpress({ path: '/express?currency=AED' });
    await waitFor(() => expect(currency()).toHaveValue('EUR'));
  });
});

describe('the side', () => {
  it('follows the address, both ways, and the tab writes it there', async () => {
    const { go, path } = openExpress();
    expect(tab('Buy')).toHaveAttribute('aria-selected', 'true');
    go('/express?side=sell');
    expect(tab('Sell')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { level: 1, name: 'Sell crypto' })).toBeInTheDocument();
    go('/express');
    expect(tab('Buy')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('Sell'));
    expect(path()).toBe('/express?side=sell');
    expect(tab('Sell')).toHaveAttribute('aria-selected', 'true');
    // As the browser's way back does.
    go('/express?side=buy');
    expect(tab('Buy')).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps what was typed, as what it was typed', async () => {
    openExpress();
    await waitFor(() => expect(currency()).toHaveValue('EUR'));
    await userEvent.type(coins(), '0.5');
    await userEvent.click(tab('Sell'));
    expect(coins()).toHaveValue('0.5');
  });
});

describe('what was typed', () => {
  it('is there again after a reload', async () => {
    const { unmount } = openExpress();
    await waitFor(() => expect(currency()).toHaveValue('EUR'));
    await userEvent.type(money(), '250');
    unmount();
    openExpress();
    await waitFor(() => expect(money()).toHaveValue('250'));
  });

  it('is newer than the address it was typed at, and older than another that says something', async () => {
    const { unmount } = openExpress({ path: '/express?amount=500&coin=ETH' });
    await waitFor(() => expect(currency()).toHaveValue('EUR'));
    await userEvent.clear(money());
    await userEvent.type(money(), '300');
    unmount();
    const again = openExpress({ path: '/express?amount=500&coin=ETH' });
    await waitFor(() => expect(money()).toHaveValue('300'));
    again.unmount();
    openExpress({ path: '/express?amount=90' });
    await waitFor(() => expect(currency()).toHaveValue('EUR'));
    expect(money()).toHaveValue('90');
  });

  it('comes along to another side, and through a login', async () => {
    const visitor = openExpress();
    await waitFor(() => expect(currency()).toHaveValue('EUR'));
    await userEvent.type(money(), '250');
    visitor.unmount();
    storeToken('secret');
    openExpress({ path: '/express?side=sell', user: {} });
    await waitFor(() => expect(money()).toHaveValue('250'));
  });

  it('is nobody else’s', async () => {
    storeToken('secret');
    const first = openExpress({ user: {} });
    await waitFor(() => expect(currency()).toHaveValue('EUR'));
    await userEvent.type(money(), '250');
    first.unmount();
    const other = openExpress({ user: { id: 'another' } });
    await waitFor(() => expect(currency()).toHaveValue('EUR'));
    expect(money()).toHaveValue('');
    other.unmount();
    removeToken();
    openExpress();
    await waitFor(() => expect(currency()).toHaveValue('EUR'));
    expect(money()).toHaveValue('');
  });

  it('gives way to an address that names another amount while the page is open', async () => {
    const { go } = openExpress();
    await waitFor(() => expect(currency()).toHaveValue('EUR'));
    await userEvent.type(money(), '250');
    go('/express?side=buy&amount=70&coin=ETH');
    expect(money()).toHaveValue('70');
  });
});
