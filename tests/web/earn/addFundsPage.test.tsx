import { fireEvent, screen, waitFor } from '@testing-library/react';
import { codes } from '@/contract/codes';
import { AddFundsScreen } from '@/src/features/earn';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, exchangeServer, isUnreachable, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { DAY, offer, ownPlan } from './earnFixtures';

withExchangeServer();
const HOUR = DAY / 24;
let now: number;
beforeEach(() => {
  now = Date.now();
  storeToken('t'.repeat(43));
  answers('earnAsset', { coinSymbol: 'USDT', available: '13000', inPlans: '0', earned: '0', earnedThisMonth: '0', plans: 0 });
  offers(offer());
  answers('earnPlan', ownPlan({ endsAt: now + 10 * DAY }));
});
afterEach(removeToken);

const offers = (...plans: ReturnType<typeof offer>[]) => answers('earnCoin', { coinSymbol: 'USDT', plans, rates: [] });
const start = { coin: 'USDT', planType: 'fixed', planId: '7', addFund: '71', amount: '' };
const show = (parts: Partial<typeof start> = {}) => renderShell(<AddFundsScreen {...start} {...parts} />);
async function open() {
  const view = show();
  const amount = await screen.findByTestId('earn-amount');
  await waitFor(() => expect(view.container).toHaveTextContent(/3,000\.00\s?USDT/));
  return { ...view, write: (value: string) => fireEvent.change(amount, { target: { value } }) };
}
const factOf = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent;

it('puts more into the plan without asking for term and renewal again', async () => {
  const { write, router } = await open();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  const asked: unknown[] = [];
  answers('earnAddFunds', ownPlan(), async (request) => void asked.push(await request.json()));
  fireEvent.click(screen.getByRole('checkbox'));
  // What is added has no smallest amount.
  write('0.01');
  fireEvent.click(screen.getByTestId('earn-send'));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/earn/plan/71'));
  expect(asked).toEqual([{ applyId: '71', amount: '0.01', clientId: expect.any(String) }]);
});

describe('what it comes to', () => {
  it("is counted to the plan's own end, at the plan's own rate", async () => {
    // The offer has gone up since: the own plan has not.
    offers(offer({ aprPercent: '12' }));
    const { write, container } = await open();
    write('3650');
    await waitFor(() => expect(factOf('Each day')).toBe('+0.84 USDT'));
    expect(factOf('APR')).toBe('8.40%');
    // Ten days less what the page took to come: never more.
    expect(factOf('Rewards still to come')).toMatch(/^\+8\.39\d* USDT$/);
    expect(factOf('Runs to')).toBeDefined();
    expect(container).not.toHaveTextContent('12.00%');
  });

  it('is nothing for more than there is', async () => {
    const { write } = await open();
    write('99999999');
    await waitFor(() => expect(screen.getByTestId('earn-amount')).toHaveAttribute('aria-invalid', 'true'));
    expect(factOf('Rewards still to come')).toBe('--');
  });

  it('names no whole day where less than one is left', async () => {
    answers('earnPlan', ownPlan({ endsAt: now + HOUR }));
    const { write } = await open();
    write('3650');
    // An hour of 0.84 a day.
    await waitFor(() => expect(factOf('Rewards still to come')).toMatch(/^\+0\.034\d* USDT$/));
    expect(factOf('Each day')).toBeUndefined();
  });

  it('is an example of 30 days in a plan without an end', async () => {
    answers('earnPlan', ownPlan({ planType: 'FLEXIBLE', termDays: null, endsAt: null }));
    renderShell(<AddFundsScreen {...start} planType="flexible" amount="3650" />);
    await screen.findByTestId('earn-amount');
    expect(factOf('Rewards over 30 days')).toBe('+25.20 USDT');
    expect(factOf('Runs to')).toBeUndefined();
  });
});

describe('an address that fits no own plan', () => {
  it.each([
    ['of another coin', { coin: 'ETH' }],
    ['of the other kind', { planType: 'flexible' }],
    ['of another plan', { planId: '2' }],
    ['of none', { addFund: '' }],
  ])('%s has no form, and sends nothing', async (_name, parts) => {
    show(parts);
    expect(await screen.findByText('There is no such plan.')).toBeInTheDocument();
    expect(screen.queryByTestId('earn-send')).toBeNull();
  });

  it("of another user's plan says so, and asks nobody to try again", async () => {
    refuses('earnPlan', { code: codes.earnPlanUnknown.code, msg: codes.earnPlanUnknown.key });
    show();
    expect(await screen.findByText('There is no such plan.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('a plan that takes nothing', () => {
  it.each([
    ['closed', () => offers(offer({ planId: '8' })), 'This plan takes no new money at the moment.'],
    ['above the rate of today', () => offers(offer({ aprPercent: '8.3' })), /The rate of this plan is lower today/],
    ['over', () => answers('earnPlan', ownPlan({ status: 'MATURED' })), 'This plan is over.'],
    ['at its end', () => answers('earnPlan', ownPlan({ endsAt: now - 1 })), 'This plan is over.'],
  ])('(%s) says why, and leads back to it', async (_name, stand, words) => {
    stand();
    show();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open plan' })).toHaveAttribute('href', '/earn/plan/71');
  });
});

it('asks again where no answer came', async () => {
  isUnreachable('earnPlan');
  show();
  const again = await screen.findByRole('button', { name: /Try again/ });
  exchangeServer.resetHandlers();
  answers('earnAsset', { coinSymbol: 'USDT', available: '3000', inPlans: '0', earned: '0', earnedThisMonth: '0', plans: 0 });
  offers(offer());
  answers('earnPlan', ownPlan({ endsAt: now + 10 * DAY }));
  fireEvent.click(again);
  expect(await screen.findByTestId('earn-amount')).toBeInTheDocument();
});

it('brings visitors back to the very same plan and amount', async () => {
  removeToken();
  show({ amount: '250' });
  const link = await screen.findByRole('link', { name: 'Log in' });
  const returnUrl = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('returnUrl');
  expect(returnUrl).toBe('/earn/create/usdt/fixed?planId=7&addFund=71&amount=250');
});
