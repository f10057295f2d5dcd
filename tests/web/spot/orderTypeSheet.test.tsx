import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ticket } from '@/src/features/spot/ticket/Ticket';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { claimedToday, renderTrade } from '../market/tradePage';

withExchangeServer();

it('the sheet of order types names in its button what it will use, and changes the ticket with it alone', async () => {
  answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.001' });
  answers('practiceStatus', claimedToday);
  const { store } = await renderTrade(<Ticket isCompact />);
  await userEvent.click(screen.getByRole('button', { name: /^Order type/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Order type' }));
  expect(sheet.getByRole('button', { name: 'Use limit' })).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: /^Market/ }));
  expect(store.getState().trade.spotForm.type).toBe('LIMIT');
  await userEvent.click(sheet.getByRole('button', { name: 'Use market' }));
  expect(store.getState().trade.spotForm.type).toBe('MARKET');
});
