import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ticket } from '@/src/features/spot/ticket/Ticket';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { withFreshPrices } from '../market/freshPrices';
import { claimedToday, renderTrade, ticker } from '../market/tradePage';

withExchangeServer();
withFreshPrices();
beforeEach(() => {
  answers('practiceStatus', claimedToday);
  answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.001' });
});

const price = () => screen.getByTestId('ticket-price');

async function quietTicket() {
  const { receive } = await renderTrade(<Ticket />, { isQuiet: true });
  expect(price()).toHaveValue('');
  return { user: userEvent.setup(), tellPrice: () => receive({ type: 'tickers', tickers: [ticker], at: 0 }) };
}

describe('the first price of a market', () => {
  it('goes into the ticket', async () => {
    const { tellPrice } = await quietTicket();
    tellPrice();
    expect(price()).toHaveValue('96,482.1');
  });

  it('leaves alone what was typed, and who has just begun', async () => {
    const { user, tellPrice } = await quietTicket();
    await user.click(price());
    tellPrice();
    expect(price()).toHaveValue('');
    await user.keyboard('9');
    await user.keyboard('5000');
    await user.tab();
    expect(price()).toHaveValue('95,000');
    await user.clear(price());
    await user.tab();
    expect(price()).toHaveValue('');
  });

  it('comes when a field that was looked into is left empty', async () => {
    const { user, tellPrice } = await quietTicket();
    await user.click(price());
    tellPrice();
    await user.tab();
    expect(price()).toHaveValue('96,482.1');
  });

  it('does not come into a field that its user has emptied', async () => {
    const { user, tellPrice } = await quietTicket();
    await user.type(price(), '95');
    await user.clear(price());
    await user.tab();
    tellPrice();
    expect(price()).toHaveValue('');
  });

  it('does not take the place of what is no number', async () => {
    const { user, tellPrice } = await quietTicket();
    await user.click(price());
    await user.paste('soon');
    await user.tab();
    const typed = (price() as HTMLInputElement).value;
    expect(typed).not.toBe('');
    tellPrice();
    expect(price()).toHaveValue(typed);
  });
});
