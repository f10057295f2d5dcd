import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import { PlanScreen } from '@/src/features/earn';
import { Accrual } from '@/src/features/earn/view/Accrual';
import { PlanFacts } from '@/src/features/earn/view/PlanFacts';
import { PlanRewards } from '@/src/features/earn/view/PlanRewards';
import { PlanSchedule } from '@/src/features/earn/view/PlanSchedule';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, exchangeServer, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { wholePage } from '../../support/wholePage';
import { DAY, offer, ownPlan, START } from './earnFixtures';

withExchangeServer();
const shown = { state: { profile: { showBalances: true } } as never };

afterEach(removeToken);

describe('what a plan has earned', () => {
  beforeEach(() => jest.useFakeTimers({ now: START }));
  afterEach(() => jest.useRealTimers());
  const earned = () => screen.getByTestId('earn-accrual').textContent;
  const seconds = (count: number) => act(() => jest.advanceTimersByTime(count * 1000));

  it('is counted on by the second, exactly, and never beyond its end', () => {
    renderShell(<Accrual plan={ownPlan({ endsAt: START + 3_600_000 })} />, shown);
    expect(earned()).toBe('+8.40000000 USDT');
    // 0.84 / 86,400 s, rounded down.
    seconds(1);
    expect(earned()).toBe('+8.40000972 USDT');
    seconds(59);
    expect(earned()).toBe('+8.40058333 USDT');
    seconds(7200);
    expect(earned()).toBe('+8.43500000 USDT');
  });

  it('stands still once the plan is over', () => {
    renderShell(<Accrual plan={ownPlan({ status: 'REDEEMED', endedAt: START })} />, shown);
    seconds(60);
    expect(earned()).toBe('+8.40000000 USDT');
  });

  it('is nowhere while balances are hidden, the chart included', () => {
    renderShell(<Accrual plan={ownPlan()} />, { state: { profile: { showBalances: false } } as never });
    expect(wholePage()).not.toContain('8.4');
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('a plan that was added to and left before it paid', () => {
  it('says when money went in, and waits for no reward any more', async () => {
    storeToken('t'.repeat(43));
    answers('earnRewards', { records: [], searchAfter: null, last: true });
    const actions = [
      { kind: 'SUBSCRIBE' as const, amount: '10', takenBack: '0', at: START },
      { kind: 'ADD_FUNDS' as const, amount: '5', takenBack: '0', at: START + 60_000 },
    ];
    const plan = ownPlan({ status: 'REDEEMED', endedAt: START + 120_000, rewards: 0, paid: '0', principal: '15', actions });
    const { container } = renderShell(
      <>
        <PlanRewards plan={plan} />
        <PlanSchedule plan={plan} />
      </>,
      shown,
    );
    expect(await screen.findByText('It ended before a reward was paid.')).toBeInTheDocument();
    expect(container).toHaveTextContent('10.00 USDT from the main wallet.');
    expect(container).toHaveTextContent(/Funds added.*5\.00 USDT from the main wallet\./);
  });
});

describe('renewing a plan', () => {
  const toggle = () => screen.getByRole('switch');

  it('stays as it was where that is refused, and says why', async () => {
    refuses('earnAutoRenew', { code: codes.earnPlanEnded.code, msg: codes.earnPlanEnded.key });
    renderShell(<PlanFacts plan={ownPlan()} />, shown);
    fireEvent.click(toggle());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(toggle()).not.toBeChecked();
    expect(toggle()).toBeEnabled();
  });

  it('asks for the other of what it is', async () => {
    const asked: unknown[] = [];
    answers('earnAutoRenew', ownPlan({ autoRenew: false }), async (request) => void asked.push(await request.json()));
    renderShell(<PlanFacts plan={ownPlan({ autoRenew: true })} />, shown);
    fireEvent.click(toggle());
    await waitFor(() => expect(asked).toEqual([{ applyId: '71', autoRenew: false }]));
  });
});

it('says beside its name how the plan stands, and has its acts at a phone’s end', async () => {
  storeToken('t'.repeat(43));
  answers('earnPlan', ownPlan());
  answers('earnCoin', { coinSymbol: 'USDT', plans: [offer()], rates: [] });
  answers('earnRewards', { records: [], searchAfter: null, last: true });
  const { container } = renderShell(<PlanScreen applyId="71" />, shown);
  const title = await screen.findByRole('heading', { level: 1, name: /USDT/ });
  expect(title.parentElement).toHaveTextContent(/Running$/);
  expect(screen.getByText('Plan E-1108-00071')).toBeVisible();
  expect(screen.getByTestId('earn-redeem').closest('[data-bottom-bar]')).not.toBeNull();
  expect(container.querySelector('[data-bottom-bar]')).not.toHaveTextContent('Running');
});

it('leads from a plan that was renewed to the one it became, whose term began when this one ended', async () => {
  storeToken('t'.repeat(43));
  answers('earnPlan', ownPlan({ status: 'RENEWED', endedAt: START + 150 * DAY, renewedAs: '72' }));
  answers('earnCoin', { coinSymbol: 'USDT', plans: [offer()], rates: [] });
  answers('earnRewards', { records: [], searchAfter: null, last: true });
  renderShell(<PlanScreen applyId="71" />, shown);
  expect(await screen.findByTestId('earn-renewal')).toHaveAttribute('href', '/earn/plan/72');
  expect(screen.getByRole('region', { name: 'Schedule' })).toHaveTextContent(/Renewed.*6 Feb/);
});

it('has rewards page by page', async () => {
  storeToken('t'.repeat(43));
  const reward = (rewardId: string, amount: string) => ({
    ...{ rewardId, applyId: '71', coinSymbol: 'USDT', planType: 'FIXED', termDays: 90, amount, paidInAll: '5' },
    ...{ from: START - 3 * DAY, to: START - 2 * DAY, at: START },
  });
  const first = { records: [reward('2', '0.84')], searchAfter: 'next', last: false };
  const second = { records: [reward('1', '0.42')], searchAfter: null, last: true };
  answers('earnPlan', ownPlan());
  answers('earnCoin', { coinSymbol: 'USDT', plans: [offer()], rates: [] });
  exchangeServer.use(
    http.get(`*/api${endpoints.earnRewards.path}`, ({ request }) => {
      const data = new URL(request.url).searchParams.get('searchAfter') === 'next' ? second : first;
      return HttpResponse.json({ code: '0', msg: 'success', data });
    }),
  );
  const { container } = renderShell(<PlanScreen applyId="71" />, shown);
  await waitFor(() => expect(container).toHaveTextContent('0.84000000'));
  // Caught up late: paid on one day, for another.
  expect(screen.getByText(/^From 15 Nov/)).toBeVisible();
  expect(container).not.toHaveTextContent('0.42000000');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(container).toHaveTextContent('0.42000000'));
  expect(container).toHaveTextContent('0.84000000');
});

describe('putting more into a plan', () => {
  const open = (plans: ReturnType<typeof offer>[]) => {
    storeToken('t'.repeat(43));
    answers('earnPlan', ownPlan({ endsAt: Date.now() + DAY }));
    answers('earnCoin', { coinSymbol: 'USDT', plans, rates: [] });
    answers('earnRewards', { records: [], searchAfter: null, last: true });
    return renderShell(<PlanScreen applyId="71" />, shown);
  };

  it('is offered where the plan takes new money', async () => {
    open([offer()]);
    const link = await screen.findByRole('link', { name: 'Add funds' });
    expect(link).toHaveAttribute('href', '/earn/create/usdt/fixed?planId=7&addFund=71');
  });

  it.each([
    ['closed', [], 'This plan takes no new money at the moment.'],
    ['above the rate of today', [offer({ aprPercent: '8.3' })], /The rate of this plan is lower today/],
  ])('is not where it is %s, which is said instead', async (_name, plans, words) => {
    open(plans);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add funds' })).toBeNull();
    expect(screen.getByTestId('earn-redeem')).toBeInTheDocument();
  });
});

it("says of a plan that is nobody's that there is none, and asks nobody to try again", async () => {
  storeToken('t'.repeat(43));
  refuses('earnPlan', { code: codes.earnPlanUnknown.code, msg: codes.earnPlanUnknown.key });
  renderShell(<PlanScreen applyId="999999" />, shown);
  expect(await screen.findByText('There is no such plan.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('on a brand that offers no plans any more', () => {
  const site = { supportEarn: false };
  const open = (plan = ownPlan({ autoRenew: true })) => {
    storeToken('t'.repeat(43));
    answers('earnPlan', plan);
    answers('earnRewards', { records: [], searchAfter: null, last: true });
    const asked = jest.fn();
    answers('earnCoin', { coinSymbol: 'USDT', plans: [offer()], rates: [] }, asked);
    return { ...renderShell(<PlanScreen applyId="71" />, { ...shown, site }), asked };
  };

  it('can be left and not be filled up, and leads back to the wallets', async () => {
    const { asked } = open();
    expect(await screen.findByTestId('earn-redeem')).toHaveAttribute('href', '/earn/redemption/usdt/fixed?applyId=71');
    expect(screen.queryByRole('link', { name: 'Add funds' })).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    expect(document.querySelector('a[href="/earn"]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/wallets/overview');
  });

  it('says that it ends with its term, whatever was chosen', async () => {
    open();
    expect(await screen.findByText(/No plan renews here at the moment/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Schedule' })).toHaveTextContent(/At the end.*3,650\.0+ USDT/);
    expect(screen.getByRole('region', { name: 'Schedule' })).not.toHaveTextContent(/renew/i);
  });

  it('has its renewal switched off and not on', async () => {
    const asked: unknown[] = [];
    answers('earnAutoRenew', ownPlan({ autoRenew: false }), async (request) => void asked.push(await request.json()));
    const { unmount } = open();
    fireEvent.click(await screen.findByRole('switch'));
    await waitFor(() => expect(asked).toEqual([{ applyId: '71', autoRenew: false }]));
    unmount();
    open(ownPlan({ autoRenew: false }));
    await screen.findByTestId('earn-redeem');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says of none that there is none, and leads to the wallets', async () => {
    storeToken('t'.repeat(43));
    refuses('earnPlan', { code: codes.earnPlanUnknown.code, msg: codes.earnPlanUnknown.key });
    renderShell(<PlanScreen applyId="9" />, { site });
    await screen.findByText('There is no such plan.');
    expect(document.querySelector('a[href="/earn"]')).toBeNull();
  });
});
