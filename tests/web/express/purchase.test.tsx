import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import { ExpressScreen } from '@/src/features/express';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, exchangeServer, withExchangeServer } from '@/tests/support/exchangeServer';
import { leaving, owns } from '../../support/expressForm';
import { renderShell } from '../../support/renderShell';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(removeToken);

/** Prices change with every look; orders are answered by the next of these. */
function exchangeAsks(next: ('network' | 'expressPriceOver' | 'expressTooManyOpen')[]) {
  const method = { methodId: 'bank', kind: 'BANK', name: null, provider: 'Paywell', min: '30', max: '5000', holdHours: 0 } as const;
  let looks = 0;
  answers('expressSlogan', { slogan: null });
  answers('expressCurrencies', { currencies: [{ currency: 'EUR' }], coins: ['BTC'] });
  exchangeServer.use(
    http.get(`*/api${endpoints.expressPrices.path}`, () => {
      looks += 1;
      const price = { side: 'BUY', currency: 'EUR', coin: 'BTC', price: String(80_000 + looks), seconds: 60 };
      const data = { ...price, validUntil: Date.now() + 60_000, priceToken: 'a'.repeat(43) };
      return HttpResponse.json({ code: '0', msg: 'success', data });
    }),
  );
  answers('expressMethods', [{ ...method, providerFeePercent: '0', ownFeePercent: '0', minMinutes: 0, maxMinutes: 0, priceSeconds: 600 }]);
  answers('expressLimits', { perDayUsd: '1000', leftTodayUsd: '1000', cardPerMonthEur: null, cardLeftEur: null });
  answers('profileLimits', leaving('50000'));
  answers('accountBalances', owns('1'));
  answers('coins', []);
  answers('expressOrders', { records: [], last: true, searchAfter: null });
  const bought: Record<string, unknown>[] = [];
  exchangeServer.use(
    http.post(`*/api${endpoints.expressCreateOrder.path}`, async ({ request }) => {
      bought.push((await request.json()) as Record<string, unknown>);
      const why = next.shift();
      if (why === undefined || why === 'network') return HttpResponse.error();
      return HttpResponse.json({ code: codes[why].code, msg: codes[why].key, data: null });
    }),
  );
  return bought;
}
const buy = async () => {
  await waitFor(() => expect(screen.getByTestId('express-send')).toBeEnabled());
  await userEvent.click(screen.getByTestId('express-send'));
};

it('buys the very same at its first price where no answer came, and says that nobody knows whether it was bought', async () => {
  const bought = exchangeAsks(['network', 'network', 'expressPriceOver', 'expressTooManyOpen']);
  renderShell(<ExpressScreen />, { path: '/express?side=buy&amount=100' });
  await buy();
  expect(await screen.findByText(/^No answer came, so it is not known/)).toBeInTheDocument();
  await buy();
  await waitFor(() => expect(bought).toHaveLength(2));
  expect(bought[1]).toEqual(bought[0]);
  // Its price is over, and it made nothing: what is bought at the price of now has the same name.
  await buy();
  await waitFor(() => expect(bought).toHaveLength(4));
  expect(bought[2]).toEqual(bought[0]);
  expect(bought[3]).toMatchObject({ clientOrderId: bought[0]?.clientOrderId });
  expect(bought[3]?.price).not.toBe(bought[0]?.price);
});
