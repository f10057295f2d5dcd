import { act, screen, waitFor, within } from '@testing-library/react';
import { spotFormChanged } from '@/src/state/tradeSlice';
import { withExchangeServer } from '../../support/exchangeServer';
import { withFreshPrices } from '../market/freshPrices';
import { levels } from '../market/tradePage';
import { button, factsOf, field, question, ticketAt, withOrderQuestion } from './orderConfirmPage';

withExchangeServer();
withFreshPrices();
withOrderQuestion();

describe('a market order over several levels', () => {
  const atMarket = async (side: 'Buy' | 'Sell', amount: string) => {
    const page = await ticketAt('96450');
    if (side === 'Sell') await page.user.click(screen.getByRole('button', { name: side }));
    await page.user.click(screen.getByRole('button', { name: 'Market' }));
    await page.user.clear(field('amount'));
    await page.user.type(field('amount'), amount);
    page.receive({ type: 'depth.snapshot', symbol: 'BTC_USDT', seq: 9, bids: levels(96482, -0.3), asks: levels(96482.3, 0.3), at: 0 });
    await page.user.click(button());
    return { ...page, dialog: await question() };
  };

  it.each([
    // 0.5 of the first level and 0.05 of the next, 0.3 away: 0.0273 from the best, on its worse side.
    ['Buy', '96,482.4 USDT'],
    ['Sell', '96,481.9 USDT'],
  ] as const)('tells the average of a %s never better than it would be', async (side, average) => {
    const { dialog } = await atMarket(side, '0.55');
    await waitFor(() => expect(factsOf(dialog)).toMatchObject({ 'Average price': average }));
  });

  it.each([
    // The reference price is 96,482.1, and the band a tenth of it on either side.
    ['Buy', '106,130.3 USDT'],
    ['Sell', '86,833.9 USDT'],
  ] as const)('names the end of the band for what it is, the limit of the market: %s', async (side, limit) => {
    const { dialog } = await atMarket(side, '0.55');
    expect(factsOf(dialog)).toMatchObject({ 'Market’s price limit': limit });
  });

  it('is told in one order on desks and phones: its prices first, then its amounts', async () => {
    const { dialog } = await atMarket('Buy', '0.55');
    await waitFor(() => expect(dialog).toHaveTextContent('Fee (taker 0.20%)'));
    expect(Object.keys(factsOf(dialog))).toEqual([
      'Average price',
      'Worst price',
      'Est. slippage',
      'Market’s price limit',
      'Amount',
      'Fee (taker 0.20%)',
      'You receive',
      'Total',
    ]);
  });

  it('becomes a limit order that may wait and may take, whatever the last one was', async () => {
    const page = await ticketAt('96450', { limit: false, marketFrom: { USDT: '0' } });
    act(() => void page.store.dispatch(spotFormChanged({ timeInForce: 'IOC', isPostOnly: true })));
    await page.user.click(screen.getByRole('button', { name: 'Market' }));
    await page.user.type(field('amount'), '2.5');
    page.receive({ type: 'depth.snapshot', symbol: 'BTC_USDT', seq: 9, bids: levels(96482, -1000), asks: levels(96482.3, 500), at: 0 });
    await page.user.click(button());
    await page.user.click(within(await question()).getByRole('button', { name: 'Use limit' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    page.receive({ type: 'depth.snapshot', symbol: 'BTC_USDT', seq: 10, bids: levels(96482, -1000), asks: levels(96482.3, 500), at: 0 });
    await page.user.click(button());
    await waitFor(() => expect(page.sent).toHaveLength(1));
    expect(page.sent[0]).toMatchObject({ type: 'LIMIT', price: '96982.3', timeInForce: 'GTC', isPostOnly: false });
  });
});
