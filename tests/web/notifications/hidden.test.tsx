import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showBalancesChanged } from '@/src/state/profileSlice';
import { answers } from '../../support/exchangeServer';
import { type Notice, order, page, panel, streamed, withNotices } from '../../support/noticesScreens';
import { wholePage } from '../../support/wholePage';

withNotices();

const read = { at: Date.now(), isRead: true, text: null, kind: 'WALLET' } as const;
const moved: Notice = { ...read, noticeId: '7', topic: 'movedToMain', params: { base: 'USDT', quantity: '3000' } };
const paidOut: Notice = {
  ...read,
  noticeId: '6',
  topic: 'expressPaidOut',
  params: { base: 'BTC', quote: 'EUR', quantity: '0.004', price: '321.5', total: '321.5' },
};
const AMOUNTS = /0\.02|0\.004|3,?000|1,?900|321/;

describe('notifications while balances are hidden', () => {
  it('name no amount in the list and in their details, and the price of the market', async () => {
    answers('noticeCount', { count: 0 });
    answers('noticeSearch', page([{ ...order, isRead: true }, moved, paidOut]));
    const { store } = streamed();
    await screen.findByText('3,000 USDT, from your trading wallet.');
    act(() => void store.dispatch(showBalancesChanged(false)));
    expect(screen.getByText('Bought •••••• BTC at 95,000 USDT.')).toBeVisible();
    expect(screen.getByText('•••••• USDT, from your trading wallet.')).toBeVisible();
    expect(screen.getByText('•••••• EUR for the •••••• BTC you sold.')).toBeVisible();
    for (const name of [/Order filled/, /Moved to your main/, /Paid out/]) {
      await userEvent.click(screen.getByRole('button', { name }));
      const dialog = screen.getByRole('dialog');
      expect(within(dialog).getAllByText('Hidden')).not.toHaveLength(0);
      expect(wholePage()).not.toMatch(AMOUNTS);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    }
    act(() => void store.dispatch(showBalancesChanged(true)));
    expect(screen.getByText('3,000 USDT, from your trading wallet.')).toBeVisible();
  });

  it('name none in the panel of the header', async () => {
    answers('noticeCount', { count: 0 });
    answers('noticeSearch', page([moved]));
    const { store } = panel(0);
    await screen.findByText('3,000 USDT, from your trading wallet.');
    act(() => void store.dispatch(showBalancesChanged(false)));
    expect(wholePage()).not.toMatch(AMOUNTS);
  });
});
