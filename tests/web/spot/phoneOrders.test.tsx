import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhoneOrders } from '@/src/features/spot/orders/PhoneOrders';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { claimedToday, orderFixture, pair, renderTrade } from '../market/tradePage';

withExchangeServer();
beforeEach(() => {
  answers('coins', []);
  answers('pairs', [pair]);
  answers('practiceStatus', claimedToday);
  answers('spotOrderHistory', { records: [{ ...orderFixture, status: 'FILLED' }], searchAfter: null, last: true });
  answers('spotTradeHistory', { records: [], searchAfter: null, last: true });
});

afterEach(() => answerMediaQueries(false));

describe('own orders on a phone', () => {
  it('are two tabs; what is over opens beside them, each list of it by its own tab', async () => {
    const { line } = await renderTrade(<PhoneOrders />, { openOrders: [orderFixture] });
    act(() => line.paint());
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Open orders1', 'Balances']);

    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'History' }));
    expect(sheet.getByRole('tab', { name: 'Order history' })).toHaveAttribute('aria-selected', 'true');
    expect((await sheet.findAllByText('Filled')).length).toBeGreaterThan(0);
    await userEvent.click(sheet.getByRole('tab', { name: 'Trade history' }));
    expect(await sheet.findByText('No trades yet')).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('have keys for all four lists, those in the sheet too', async () => {
    const { line } = await renderTrade(<PhoneOrders />);
    act(() => line.paint());
    const press = (digit: string) => fireEvent.keyDown(document.body, { key: digit, code: `Digit${digit}`, altKey: true });
    const selected = () => screen.getByRole('tab', { selected: true });
    for (const [digit, name] of [
      ['3', 'Trade history'],
      ['2', 'Order history'],
    ] as const) {
      press(digit);
      const sheet = within(await screen.findByRole('dialog', { name: 'History' }));
      expect(sheet.getByRole('tab', { selected: true })).toHaveTextContent(name);
      await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    press('4');
    expect(selected()).toHaveTextContent('Balances');
    press('1');
    expect(selected()).toHaveTextContent('Open orders');
  });

  it('offer nothing to choose among, or to cancel, while there are none', async () => {
    const { line } = await renderTrade(<PhoneOrders />);
    act(() => line.paint());
    expect(await screen.findByText('No open orders')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull();
  });

  it.each([
    [true, 'Claim practice funds'],
    [false, 'No open orders'],
  ])('offer an empty wallet funds, unless they are claimed for the day: %s', async (canClaim, words) => {
    answerMediaQueries(true);
    answers('practiceStatus', { ...claimedToday, canClaim });
    const { line } = await renderTrade(<PhoneOrders />);
    act(() => line.paint());
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
