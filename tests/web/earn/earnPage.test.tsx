import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EarnScreen } from '@/src/features/earn';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, isUnreachable, withExchangeServer } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { renderShell } from '../../support/renderShell';
import { offer, ownPlan } from './earnFixtures';

const sums = { inPlans: '3000', earned: '42.16', earnedThisMonth: '7.5', plans: 3 };

withExchangeServer();
beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  answers('coins', []);
  answers('earnAvailable', [offer(), offer({ planId: '8', coinSymbol: 'DOT' })]);
  answers('earnOverview', { coins: [{ coinSymbol: 'USDT', ...sums }] });
  answers('earnCurrent', { records: [ownPlan()], last: true, searchAfter: null });
});
afterEach(() => {
  removeToken();
  answerMediaQueries(false);
});

const open = async () => {
  const view = renderShell(<EarnScreen />);
  await screen.findByTestId('earn-DOT');
  return view;
};
const onlyOwn = () => screen.findByRole('checkbox', { name: 'Coins I hold' });

it('leads visitors to a subscription and offers them nothing of their own', async () => {
  await open();
  expect(screen.getByTestId('earn-subscribe')).toHaveAttribute('href', '/earn/create/usdt/fixed?planId=7');
  expect(screen.queryByTestId('earn-own')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says how long fixed terms are, from the shortest to the longest', async () => {
  const plans = [
    offer(),
    offer({ planId: '8', coinSymbol: 'DOT', termDays: 120 }),
    offer({ planId: '9', termDays: null, planType: 'FLEXIBLE' }),
  ];
  answers('earnAvailable', plans);
  const { unmount } = await open();
  expect(screen.getByText('90 to 120 days')).toBeInTheDocument();
  unmount();
  answers('earnAvailable', [offer({ coinSymbol: 'DOT' })]);
  await open();
  const { parentElement } = screen.getByText('Fixed terms', { selector: 'dt' });
  expect(parentElement).toHaveTextContent(/^Fixed terms90 days$/);
});

it('begins with the best rate on phones, and with the order of the site elsewhere', async () => {
  answers('earnAvailable', [offer(), offer({ planId: '8', coinSymbol: 'DOT', aprPercent: '11.2' })]);
  const coins = () => screen.getAllByTestId(/^earn-[A-Z]+$/).map(({ dataset }) => dataset.testid);
  const { unmount } = await open();
  expect(coins()).toEqual(['earn-USDT', 'earn-DOT']);
  unmount();
  answerMediaQueries(true);
  await open();
  expect(coins()).toEqual(['earn-DOT', 'earn-USDT']);
});

it('sums up what is in plans, and leads to the own plans', async () => {
  storeToken('t'.repeat(43));
  await open();
  const own = await screen.findByRole('button', { name: /My plans\s+3/ });
  expect(screen.getByTestId('earn-sums')).toHaveTextContent(/\$3,000\.00.*\+\$7\.50 this month/);
  fireEvent.click(own);
  expect(await screen.findByRole('tab', { name: 'My plans', selected: true })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'My plans' })).toBeInTheDocument();
});

it('lists only coins that there is any of, when it is told to', async () => {
  storeToken('t'.repeat(43));
  const asked = jest.fn();
  const summary = (total: string) => ({
    assets: [
      { coinSymbol: 'DOT', total: '0' },
      { coinSymbol: 'USDT', total },
    ],
    earnAssets: [],
  });
  answers('userBalanceSummary', summary('5'), async () => asked());
  await open();
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(await onlyOwn());
  await waitFor(() => expect(screen.queryByTestId('earn-DOT')).toBeNull());
  expect(await screen.findByTestId('earn-USDT')).toBeInTheDocument();
  fireEvent.click(await onlyOwn());
  expect(await screen.findByTestId('earn-DOT')).toBeInTheDocument();
});

it('says so where none of the own coins has a plan, and where they could not be read', async () => {
  storeToken('t'.repeat(43));
  isUnreachable('userBalanceSummary');
  await open();
  fireEvent.click(await onlyOwn());
  const failed = await screen.findByRole('alert');
  answers('userBalanceSummary', { assets: [], earnAssets: [] });
  fireEvent.click(within(failed).getByRole('button'));
  expect(await screen.findByText('None of your coins has a plan here.')).toBeInTheDocument();
});
