import { screen } from '@testing-library/react';
import { WalletNav } from '@/src/shell/wallet/WalletNav';
import { renderShell } from '../../support/renderShell';

it.each([
  ['/wallets/send/usdt', 'Main wallet'],
  ['/wallets/send/usdt?to=7', 'Main wallet'],
  ['/wallets/send/usdt?id=42', 'Transaction history'],
  ['/wallets/send/usdt?to=7&id=42', 'Transaction history'],
  ['/wallets/buy/btc?amount=100', 'Main wallet'],
  ['/wallets/buy/btc?order=42', 'Transaction history'],
  ['/wallets/receive/btc', 'Main wallet'],
  ['/wallets/transaction-history?tab=order', 'Transaction history'],
])('marks one page of the wallets: at %s it is %s', (path, name) => {
  renderShell(<WalletNav />, { path });
  expect(screen.getAllByRole('link').flatMap((link) => (link.hasAttribute('aria-current') ? [link.textContent] : []))).toEqual([name]);
});
