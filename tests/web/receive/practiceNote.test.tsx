import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PracticeNote } from '@/src/features/receive/view/PracticeNote';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { wholePage } from '../../support/wholePage';

withExchangeServer();

it.each([
  [true, '0.00217 BTC is on its way'],
  [false, '•••••• BTC is on its way'],
])('says that practice coins are on their way, and how many where balances are shown: %s', async (showBalances, told) => {
  answers('practicePayment', { amount: '0.00217', paymentsLeft: 4 } as never);
  renderShell(<PracticeNote asked={{ symbol: 'BTC', chainId: 'bitcoin' }} left={5} />, { state: { profile: { showBalances } } as never });
  await userEvent.click(screen.getByTestId('send-practice'));
  await waitFor(() => expect(wholePage()).toContain(told));
  expect(wholePage().includes('0.00217')).toBe(showBalances);
});
