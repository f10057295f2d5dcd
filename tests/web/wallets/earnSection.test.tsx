import { screen, within } from '@testing-library/react';
import type { Slice } from '@/src/features/wallets/holdings/allocation';
import { EarnSection } from '@/src/features/wallets/overview/EarnSection';
import { progressOf } from '@/src/features/wallets/overview/earnRows';
import { WalletRows } from '@/src/features/wallets/overview/WalletRows';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, isUnreachable, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { ownPlan } from '../earn/earnFixtures';

const DAY_MS = 86_400_000;
const assets = [{ coinSymbol: 'USDT', total: '3000', totalEarnedAmount: '42.16' }];
const quoteOf = () => ({ usd: '1', change: undefined });

withExchangeServer();
beforeEach(() => {
  storeToken('t'.repeat(43));
  answers('coins', []);
});
afterEach(removeToken);

it('shows each plan with its rate, how far its term has come, and what can be done', async () => {
  const openedAt = Date.now() - 61.5 * DAY_MS;
  const fixed = ownPlan({ applyId: '71', termDays: 90, aprPercent: '8.4', openedAt, endsAt: openedAt + 90 * DAY_MS });
  const flexible = ownPlan({ applyId: '72', coinSymbol: 'SOL', planType: 'FLEXIBLE', termDays: null, aprPercent: '7.4', endsAt: null });
  answers('earnCurrent', { records: [fixed, flexible], last: true, searchAfter: null });
  renderShell(<EarnSection assets={assets} quoteOf={quoteOf} />);
  const table = await screen.findByRole('table', { name: 'Earn' });
  const [, first, second] = within(table).getAllByRole('row');
  if (!first || !second) throw new Error('two plans');
  expect(first).toHaveTextContent(/USDTFixed 90 days.*8\.40%.*62 of 90 days/);
  expect(within(first).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '68');
  expect(within(first).getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/earn/plan/71');
  expect(second).toHaveTextContent(/SOLFlexible.*7\.40%.*Redeem any time/);
  expect(within(second).getByRole('link', { name: 'Redeem' })).toHaveAttribute('href', '/earn/redemption/sol/flexible?applyId=72');
});

it('leads to each plan also where the brand offers none any more, and to no page that lists all', async () => {
  const flexible = ownPlan({ applyId: '72', coinSymbol: 'SOL', planType: 'FLEXIBLE', termDays: null, endsAt: null });
  answers('earnCurrent', { records: [ownPlan(), flexible], last: true, searchAfter: null });
  renderShell(<EarnSection assets={assets} quoteOf={quoteOf} />, { site: { supportEarn: false } });
  expect(await screen.findByRole('link', { name: 'Details' })).toHaveAttribute('href', '/earn/plan/71');
  expect(screen.getByRole('link', { name: 'Redeem' })).toHaveAttribute('href', '/earn/redemption/sol/flexible?applyId=72');
  expect(screen.queryByRole('link', { name: 'All plans' })).toBeNull();
});

it('leads from the phone’s share of plans to all of them while they are offered', () => {
  const slices: Slice[] = [{ key: 'EARN', usd: '5', percent: 100, color: 'red' }];
  const { unmount } = renderShell(<WalletRows slices={slices} />);
  expect(screen.getByRole('link', { name: /Earn plans/ })).toHaveAttribute('href', '/earn');
  unmount();
  renderShell(<WalletRows slices={slices} />, { site: { supportEarn: false } });
  expect(screen.getByText('Earn plans')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows what a coin has earned once all its plans have ended, and waits for nothing', async () => {
  answers('earnCurrent', { records: [], last: true, searchAfter: null });
  const { container } = renderShell(
    <EarnSection assets={[{ coinSymbol: 'USDT', total: '0', totalEarnedAmount: '1.75' }]} quoteOf={quoteOf} />,
  );
  const table = await screen.findByRole('table', { name: 'Earn' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/USDT.*1\.75/);
  expect(container.querySelector('[aria-busy="true"]')).toBeNull();
});

it('has nothing earned written as the coin is, and not as a gain', async () => {
  answers('earnCurrent', { records: [], last: true, searchAfter: null });
  renderShell(<EarnSection assets={[{ coinSymbol: 'USDT', total: '5', totalEarnedAmount: '0' }]} quoteOf={quoteOf} />);
  const earned = await screen.findByText((_, element) => element?.tagName === 'BDI' && element.textContent === '0.00USDT');
  expect(earned).not.toHaveClass('earned');
});

it('can be asked for again where plans could not be read', async () => {
  isUnreachable('earnCurrent');
  renderShell(<EarnSection assets={assets} quoteOf={quoteOf} />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('asks for nothing and shows nothing while there is nothing in plans', () => {
  const { container } = renderShell(<EarnSection assets={[]} quoteOf={quoteOf} />);
  expect(container.querySelector('section')).toBeNull();
});

it('counts days as the page of a plan does: the one it is at, of the term at most', () => {
  const of = (days: number) => progressOf({ openedAt: 0 }, 60, days * DAY_MS);
  expect([of(0.9), of(11.2), of(61), of(-1)]).toEqual([
    { day: 1, percent: '1' },
    { day: 12, percent: '20' },
    { day: 60, percent: '100' },
    { day: 1, percent: '1' },
  ]);
});
