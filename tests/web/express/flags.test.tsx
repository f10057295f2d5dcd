import { screen, waitFor } from '@testing-library/react';
import { ExpressScreen } from '@/src/features/express';
import { answers, withExchangeServer } from '@/tests/support/exchangeServer';
import { openExpress } from '@/tests/support/expressForm';
import { renderShell } from '../../support/renderShell';

withExchangeServer();

const show = (supportExpressTradingBuy: boolean, supportExpressTradingSell: boolean, path = '/express') => {
  answers('expressSlogan', { slogan: null });
  answers('expressCurrencies', { currencies: [{ currency: 'EUR' }], coins: ['BTC'] });
  answers('expressMethods', []);
  const asked: string[] = [];
  const price = { side: 'SELL', currency: 'EUR', coin: 'BTC', price: '80000', validUntil: Date.now() + 60_000, seconds: 60 } as const;
  answers(
    'expressPrices',
    { ...price, priceToken: 'a'.repeat(43) },
    ({ url }) => void asked.push(new URL(url).searchParams.get('side') ?? ''),
  );
  answers('coins', []);
  return { ...renderShell(<ExpressScreen />, { path, site: { supportExpressTradingBuy, supportExpressTradingSell } }), asked };
};

describe('express trading', () => {
  it('has both sides where the brand has both', () => {
    show(true, true);
    expect(screen.getByRole('tab', { name: 'Buy' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Sell' })).toBeInTheDocument();
  });

  it.each([
    ['buying', true, false, '/express?side=sell', 'Buy crypto'],
    ['selling', false, true, '/express?side=buy', 'Sell crypto'],
  ])('is %s alone where the other is off, whatever the address asks for', (_, buy, sell, path, title) => {
    show(buy, sell, path);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it.each([
    ['money as money in a sale', false, true, '/express?side=buy&coin=BTC&currency=EUR&amount=60', '60', '0.00075'],
    ['coins as coins in a purchase', true, false, '/express?side=sell&coin=BTC&currency=EUR&amount=0.5', '40,000', '0.5'],
  ])('takes %s', async (_, buy, sell, path, money, coins) => {
    openExpress({ path, site: { supportExpressTradingBuy: buy, supportExpressTradingSell: sell } });
    await waitFor(() => expect(screen.getByTestId('express-money')).toHaveValue(money));
    expect(screen.getByTestId('express-coins')).toHaveValue(coins);
  });

  it('offers nothing where nobody takes payments', async () => {
    show(true, true);
    answers('expressCurrencies', { currencies: [], coins: ['BTC'] });
    expect(await screen.findByText('Nothing to buy or sell here')).toBeInTheDocument();
    expect(screen.queryByTestId('express-send')).not.toBeInTheDocument();
  });
});
