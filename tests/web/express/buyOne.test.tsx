import { screen, waitFor } from '@testing-library/react';
import { BuyScreen } from '@/src/features/express';
import { removeToken, storeToken } from '@/src/lib/storage';
import { withExchangeServer } from '@/tests/support/exchangeServer';
import { answersExpress } from '@/tests/support/expressForm';
import { renderShell } from '../../support/renderShell';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(() => {
  removeToken();
  sessionStorage.clear();
});

it('buys the coin of its address, which alone names it', async () => {
  const asked = answersExpress({ coins: ['BTC', 'ETH'] });
  renderShell(<BuyScreen coin="ETH" />, { path: '/wallets/buy/eth?side=sell&amount=100', site: { globalRegion: true } });
  expect(screen.getByRole('heading', { level: 1, name: 'Buy ETH' })).toBeInTheDocument();
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ side: 'BUY', coin: 'ETH' })));
  await waitFor(() => expect(screen.getByTestId('express-coins')).toHaveValue('0.00125'));
});

it('says of a coin that is not bought here that it is not, and asks for no price of it', async () => {
  const asked = answersExpress({ coins: ['BTC'] });
  renderShell(<BuyScreen coin="ETH" />, { path: '/wallets/buy/eth' });
  expect(await screen.findByText('ETH cannot be bought here. Choose another coin.')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
