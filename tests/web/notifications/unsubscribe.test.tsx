import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnsubscribeScreen } from '@/src/features/notifications';
import { answers, refuses } from '../../support/exchangeServer';
import { withNotices } from '../../support/noticesScreens';
import { renderShell } from '../../support/renderShell';

withNotices();

it('ends mails of a kind by the button alone', async () => {
  const ended: Request[] = [];
  answers('unsubscribe', { kind: 'WALLET' }, (request) => void ended.push(request));
  renderShell(<UnsubscribeScreen />, { path: '/unsubscribe#1.WALLET.x' });
  const button = await screen.findByTestId('unsubscribe');
  expect(ended).toHaveLength(0);
  await userEvent.click(button);
  expect(await screen.findByText('Ended')).toBeVisible();
  expect(ended).toHaveLength(1);
  // Of another mail, opened in the same tab.
  act(() => {
    window.location.hash = '#1.TRADE.x';
  });
  expect(await screen.findByTestId('unsubscribe')).toBeVisible();
  window.history.replaceState(null, '', '/');
});

it('tells a link that is not valid from an exchange that is away, which can be asked again', async () => {
  refuses('unsubscribe', { code: '10005', msg: 'system.unavailable' });
  const { unmount } = renderShell(<UnsubscribeScreen />, { path: '/unsubscribe#1.WALLET.x' });
  await userEvent.click(await screen.findByTestId('unsubscribe'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByTestId('unsubscribe')).toBeEnabled();
  unmount();
  refuses('unsubscribe', { code: '60001', msg: 'notifications.unsubscribe_invalid' });
  renderShell(<UnsubscribeScreen />, { path: '/unsubscribe#1.WALLET.y' });
  await userEvent.click(await screen.findByTestId('unsubscribe'));
  expect(await screen.findByText('This link is not valid')).toBeVisible();
});
