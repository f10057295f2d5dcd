import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import { removeToken, storeToken } from '@/src/lib/storage';
import { exchangeServer, isUnreachable, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { openExpress } from '@/tests/support/expressForm';

withExchangeServer();
afterEach(() => {
  removeToken();
  sessionStorage.clear();
});

const OVER = 'This price is over, and no new one came.';
const LOST = 'The price of BTC could not be loaded.';
const path = '/express?amount=500&method=bank';
const send = () => screen.getByTestId('express-send');
const isBlocked = () => send().hasAttribute('disabled') || send().getAttribute('aria-disabled') === 'true';
const retry = () => within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' });

/** The next price holds so long, by a clock that is so far from this one; from then on there is none while `isAway`. */
function pricesHold(seconds: number, clockMs = 0) {
  const exchange = { isAway: false };
  exchangeServer.use(
    http.get(`*/api${endpoints.expressPrices.path}`, ({ request }) => {
      if (exchange.isAway) return HttpResponse.error();
      const wanted = Object.fromEntries(new URL(request.url).searchParams);
      const price = { price: '80000', validUntil: Date.now() + clockMs + seconds * 1_000, seconds, priceToken: 'a'.repeat(43) };
      return HttpResponse.json({ code: '0', msg: 'success', data: { ...wanted, ...price } });
    }),
  );
  return exchange;
}

describe('a form without a price', () => {
  it('says so, to a visitor too, and asks again when it is told to', async () => {
    openExpress({ path });
    isUnreachable('expressPrices');
    expect(await screen.findByText(LOST)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in to buy' })).toBeInTheDocument();
    pricesHold(60);
    await userEvent.click(retry());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByTestId('express-coins')).toHaveValue('0.00625');
  });

  it('says of a coin that has none that it has none', async () => {
    storeToken('secret');
    openExpress({ path, user: {}, site: { globalRegion: true } });
    refuses('expressPrices', { code: codes.expressUnpriced.code, msg: `${codes.expressUnpriced.key}||BTC` });
    expect(await screen.findByText('BTC has no price right now.')).toBeInTheDocument();
    // Nothing is about nothing.
    expect(document.body).not.toHaveTextContent('≈ --');
    expect(isBlocked()).toBe(true);
    expect(retry()).toBeEnabled();
  });
});

describe('a price that is over', () => {
  beforeEach(() => storeToken('secret'));

  it('buys nothing: where no new one came words say so, until one comes', async () => {
    openExpress({ path, user: {}, site: { globalRegion: true } });
    const exchange = pricesHold(2);
    await waitFor(() => expect(isBlocked()).toBe(false));
    exchange.isAway = true;
    expect(screen.queryByText(OVER)).not.toBeInTheDocument();
    expect(await screen.findByText(OVER, undefined, { timeout: 4_000 })).toBeInTheDocument();
    expect(isBlocked()).toBe(true);
    expect(screen.queryByText(/^New price in/)).not.toBeInTheDocument();
    exchange.isAway = false;
    await userEvent.click(retry());
    await waitFor(() => expect(isBlocked()).toBe(false));
    expect(screen.queryByText(OVER)).not.toBeInTheDocument();
  });

  it('is replaced in time where one comes, and nothing is said', async () => {
    openExpress({ path, user: {}, site: { globalRegion: true } });
    pricesHold(2);
    await waitFor(() => expect(isBlocked()).toBe(false));
    const blocked: boolean[] = [];
    for (let look = 0; look < 25; look += 1) {
      await act(() => new Promise<void>((done) => setTimeout(done, 100)));
      blocked.push(isBlocked());
    }
    expect(blocked).not.toContain(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is told by how long it holds, whatever the clock of this device says', async () => {
    openExpress({ path, user: {}, site: { globalRegion: true } });
    pricesHold(60, -3_600_000);
    await waitFor(() => expect(isBlocked()).toBe(false));
    expect(screen.getAllByText(/^New price in (59|60) s$/)).not.toHaveLength(0);
  });

  it('is over when the exchange says so: nobody is told of a new one that is not there', async () => {
    openExpress({ path, user: {}, site: { globalRegion: true } });
    const exchange = pricesHold(60);
    refuses('expressCreateOrder', { code: codes.expressPriceOver.code, msg: codes.expressPriceOver.key });
    await waitFor(() => expect(isBlocked()).toBe(false));
    exchange.isAway = true;
    await userEvent.click(send());
    expect(await screen.findByText(OVER)).toBeInTheDocument();
    expect(screen.queryByText(/A new one is shown/)).not.toBeInTheDocument();
    expect(isBlocked()).toBe(true);
    exchange.isAway = false;
    await userEvent.click(retry());
    expect(await screen.findByText(/A new one is shown/)).toBeInTheDocument();
    expect(isBlocked()).toBe(false);
  });
});
