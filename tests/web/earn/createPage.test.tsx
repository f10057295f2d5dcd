import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateScreen } from '@/src/features/earn';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, isUnreachable, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { offer, ownPlan } from './earnFixtures';

withExchangeServer();
beforeEach(() => {
  storeToken('t'.repeat(43));
  const flexible = offer({ planId: '1', planType: 'FLEXIBLE', termDays: null, aprPercent: '6.2' });
  answers('earnCoin', { coinSymbol: 'USDT', plans: [flexible, offer({ maxPerUser: '5000', room: '4000' })], rates: [] });
  answers('earnAsset', { coinSymbol: 'USDT', available: '3000', inPlans: '0', earned: '0', earnedThisMonth: '0', plans: 0 });
});
afterEach(removeToken);

async function open() {
  const view = renderShell(<CreateScreen coin="USDT" planType="fixed" planId="7" />);
  const amount = await screen.findByTestId('earn-amount');
  await waitFor(() => expect(view.container).toHaveTextContent(/3,000\.00\s?USDT/));
  return { ...view, amount, write: (value: string) => fireEvent.change(amount, { target: { value } }) };
}
const send = () => screen.getByTestId('earn-send');
const agree = () => fireEvent.click(screen.getByRole('checkbox'));

it.each([
  ['0.05', 'The smallest amount is 0.1 USDT.'],
  ['5001', 'The most one person can put in is 5,000 USDT.'],
  ['4001', 'There is room for 4,000 USDT more.'],
  ['3001', 'Your main wallet has 3,000 USDT.'],
])('says beside the field why %s does not go in, and waits', async (amount, words) => {
  const { write, container } = await open();
  agree();
  write(amount);
  await waitFor(() => expect(container).toHaveTextContent(words));
  expect(send()).toBeDisabled();
});

it('shows what it comes to, and opens nothing before its user has agreed', async () => {
  const { write, container } = await open();
  write('3650');
  write('365');
  // 365 at 8.4 % are 0.084 a day, 7.56 in 90 days.
  await waitFor(() => expect(container).toHaveTextContent('7.56 USDT'));
  expect(container).toHaveTextContent('0.084 USDT a day, 7.56 USDT in all.');
  expect(send()).toBeDisabled();
  agree();
  expect(send()).toBeEnabled();
});

it('asks nobody to know what leaving costs where it costs nothing', async () => {
  const { write } = await open();
  fireEvent.click(screen.getByRole('radio', { name: /Flexible/ }));
  write('365');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await waitFor(() => expect(send()).toBeEnabled());
});

it('promises nothing before there is an amount, and says what to do', async () => {
  const { write, container } = await open();
  agree();
  expect(send()).toHaveTextContent('Enter an amount');
  expect(send()).toBeDisabled();
  expect(container).not.toHaveTextContent(/[^\d,.]0(\.0+)? USDT/);
  const happens = screen.getByRole('region', { name: 'What will happen' });
  expect(happens).toHaveTextContent('First reward');
  expect(happens).not.toHaveTextContent('USDT');
  write('3000');
  expect(send()).toHaveTextContent('Subscribe 3,000.00 USDT');
});

it('can be sent again where no answer came, and leads to the plan', async () => {
  const { write, router } = await open();
  agree();
  write('100');
  const asked: { amount: string; clientId: string }[] = [];
  isUnreachable('earnApply');
  fireEvent.click(send());
  await screen.findByRole('alert');
  const note = async (request: Request) => void asked.push(await request.json());
  answers('earnApply', ownPlan(), note);
  fireEvent.click(send());
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/earn/plan/71'));
  expect(asked).toMatchObject([{ planId: '7', amount: '100', autoRenew: false }]);
});

it('renews as is wanted last, where an earlier try has made it otherwise', async () => {
  const { write, router } = await open();
  agree();
  write('100');
  const said: unknown[] = [];
  answers('earnApply', ownPlan({ autoRenew: true, termDays: 30, planType: 'FIXED' }));
  answers('earnAutoRenew', ownPlan(), async (request) => void said.push(await request.json()));
  fireEvent.click(send());
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/earn/plan/71'));
  expect(said).toEqual([{ applyId: '71', autoRenew: false }]);
});

const WAY_IN = 'Log in to subscribe';
const returnOf = (link: HTMLElement) => new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('returnUrl');

it('sends visitors back to the term and the amount they have chosen', async () => {
  removeToken();
  renderShell(<CreateScreen coin="USDT" planType="fixed" planId="7" />);
  fireEvent.change(await screen.findByTestId('earn-amount'), { target: { value: '250' } });
  expect(returnOf(screen.getByRole('link', { name: WAY_IN }))).toBe('/earn/create/usdt/fixed?planId=7&amount=250');
  fireEvent.click(screen.getByRole('radio', { name: /Flexible/ }));
  expect(returnOf(screen.getByRole('link', { name: WAY_IN }))).toBe('/earn/create/usdt/flexible?planId=1&amount=250');
});

it('begins with the amount of its address', async () => {
  renderShell(<CreateScreen coin="USDT" planType="fixed" planId="7" amount="250" />);
  expect(await screen.findByTestId('earn-amount')).toHaveValue('250');
});

it('says that the plan of its address takes nothing, until its user chooses another', async () => {
  renderShell(<CreateScreen coin="USDT" planType="fixed" planId="9" />);
  const closed = 'This plan takes no new money at the moment.';
  expect(await screen.findByText(closed)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: /Flexible/ }));
  expect(screen.queryByText(closed)).toBeNull();
});
