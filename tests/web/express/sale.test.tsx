import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import { ExpressScreen } from '@/src/features/express';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, exchangeServer, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(removeToken);

it('is proven by who sells: the password goes with the order, and a wrong one is said beside it', async () => {
  const price = { side: 'SELL', currency: 'EUR', coin: 'BTC', price: '80000', seconds: 60 } as const;
  const method = { methodId: 'bank', kind: 'BANK', name: null, provider: 'Paywell', min: '30', max: '5000', holdHours: 0 } as const;
  answers('expressSlogan', { slogan: null });
  answers('expressCurrencies', { currencies: [{ currency: 'EUR' }], coins: ['BTC'] });
  answers('expressPrices', { ...price, validUntil: Date.now() + 60_000, priceToken: 'a'.repeat(43) });
  answers('expressMethods', [{ ...method, providerFeePercent: '0', ownFeePercent: '0', minMinutes: 0, maxMinutes: 0, priceSeconds: 600 }]);
  answers('expressLimits', { perDayUsd: '1000', leftTodayUsd: '1000', cardPerMonthEur: null, cardLeftEur: null });
  answers('coins', []);
  answers('securityState', unprotected);
  const sent: unknown[] = [];
  exchangeServer.use(
    http.post(`*/api${endpoints.expressCreateOrder.path}`, async ({ request }) => {
      sent.push(await request.json());
      const { code, key } = codes.credentialsInvalid;
      return HttpResponse.json({ code, msg: key, data: null });
    }),
  );
  renderShell(<ExpressScreen />, { path: '/express?side=sell&amount=0.01' });
  await waitFor(() => expect(screen.getByTestId('express-send')).toBeEnabled());
  await userEvent.click(screen.getByTestId('express-send'));
  expect(await screen.findByRole('dialog', { name: 'Sell 0.01 BTC for €800.00?' })).toBeInTheDocument();
  await userEvent.click(screen.getByTestId('express-sell'));
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Current password'), 'Harbour27');
  await userEvent.click(screen.getByTestId('express-sell'));
  expect(await screen.findByText('This is not your current password.')).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ side: 'SELL', amount: '0.01', currentPassword: 'Harbour27' })]);
});
