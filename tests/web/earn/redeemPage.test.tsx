import { fireEvent, screen, waitFor } from '@testing-library/react';
import { codes } from '@/contract/codes';
import { RedeemScreen } from '@/src/features/earn';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, exchangeServer, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { ownPlan, START } from './earnFixtures';

withExchangeServer();
beforeEach(() => storeToken('t'.repeat(43)));
afterEach(removeToken);

const early = {
  ...{ applyId: '71', coinSymbol: 'USDT', isEarly: true, at: START, endsAt: START + 6_912_000_000 },
  ...{ principal: '3650', paid: '8.4', takenBack: '8.4', lost: '0.25', paidNow: '0', toCome: '67.2', back: '3641.6' },
};
const send = () => screen.getByTestId('earn-redeem-send');

it('asks again what leaving costs where it costs another amount by now, and sends what was agreed to', async () => {
  answers('earnPlan', ownPlan());
  answers('earnRedeemReview', early);
  const { router, container } = renderShell(<RedeemScreen coin="USDT" planType="FIXED" applyId="71" />);
  // What is taken back and what would still have come: 8.4 + 67.2.
  expect(await screen.findByText(/75\.60000000 USDT/)).toBeInTheDocument();
  expect(send()).toBeDisabled();
  fireEvent.click(screen.getByTestId('earn-agree'));
  refuses('earnRedeem', { code: codes.earnCostChanged.code, msg: codes.earnCostChanged.key });
  answers('earnRedeemReview', { ...early, takenBack: '9.24', back: '3640.76', toCome: '66.36', paid: '9.24' });
  fireEvent.click(send());
  await waitFor(() => expect(container).toHaveTextContent('9.24000000'));
  expect(screen.getByTestId('earn-agree')).not.toBeChecked();
  expect(send()).toBeDisabled();
  const sent: unknown[] = [];
  answers(
    'earnRedeem',
    { ...early, amount: '3650', takenBack: '9.24', paid: '0', plan: ownPlan({ status: 'REDEEMED' }) },
    async (request) => {
      sent.push(await request.json());
    },
  );
  fireEvent.click(screen.getByTestId('earn-agree'));
  await waitFor(() => expect(send()).toBeEnabled());
  fireEvent.click(send());
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/earn/plan/71'));
  expect(sent).toEqual([{ applyId: '71', takenBack: '9.24', clientId: expect.any(String) }]);
});

describe('a part of a flexible plan', () => {
  const flexible = ownPlan({ planType: 'FLEXIBLE', termDays: null, endsAt: null, principal: '1000' });
  const review = { ...early, isEarly: false, endsAt: null, takenBack: '0', toCome: '0', lost: '0' };
  const open = async () => {
    answers('earnPlan', flexible);
    answers('earnRedeemReview', { ...review, principal: '1000', back: '1000' });
    renderShell(<RedeemScreen coin="USDT" planType="FLEXIBLE" applyId="71" />);
    return screen.findByTestId('earn-part');
  };

  it('is reviewed before it can be sent', async () => {
    const field = await open();
    await waitFor(() => expect(send()).toBeEnabled());
    const asked: (string | null)[] = [];
    answers(
      'earnRedeemReview',
      { ...review, principal: '400', back: '400' },
      ({ url }) => void asked.push(new URL(url).searchParams.get('amount')),
    );
    fireEvent.change(field, { target: { value: '400' } });
    // Still of all of it.
    expect(send()).toBeDisabled();
    await waitFor(() => expect(send()).toHaveTextContent('400.00000000 USDT'));
    expect(asked).toEqual(['400']);
    await waitFor(() => expect(send()).toBeEnabled());
  });

  it.each([
    ['1000.01', '1,000 USDT are in the plan.'],
    ['0', 'Write how much to take out.'],
  ])('of %s is refused beside the field', async (amount, words) => {
    const field = await open();
    fireEvent.change(field, { target: { value: amount } });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(send()).toBeDisabled();
  });

  it('that leaves too little says so beside the field', async () => {
    const field = await open();
    exchangeServer.resetHandlers();
    answers('earnPlan', flexible);
    refuses('earnRedeemReview', { code: codes.earnLeavesTooLittle.code, msg: `${codes.earnLeavesTooLittle.key}||0.1||USDT` });
    fireEvent.change(field, { target: { value: '999.95' } });
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(send()).toBeDisabled();
  });
});

describe('an address that fits no own plan', () => {
  const noPlan = { code: codes.earnPlanUnknown.code, msg: codes.earnPlanUnknown.key };

  it.each([
    ['another coin', { coin: 'ETH', planType: 'FIXED' }],
    ['the other kind', { coin: 'USDT', planType: 'FLEXIBLE' }],
  ])('of %s redeems nothing', async (_name, address) => {
    answers('earnPlan', ownPlan());
    answers('earnRedeemReview', early);
    renderShell(<RedeemScreen {...address} applyId="71" />);
    expect(await screen.findByText('There is no such plan.')).toBeInTheDocument();
    expect(screen.queryByTestId('earn-redeem-send')).toBeNull();
  });

  it("of another user's plan says so, and asks nobody to try again", async () => {
    refuses('earnPlan', noPlan);
    refuses('earnRedeemReview', noPlan);
    renderShell(<RedeemScreen coin="USDT" planType="FIXED" applyId="999999" />);
    expect(await screen.findByText('There is no such plan.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('says of a plan that is over that it is', async () => {
  answers('earnPlan', ownPlan({ status: 'REDEEMED' }));
  refuses('earnRedeemReview', { code: codes.earnPlanEnded.code, msg: codes.earnPlanEnded.key });
  renderShell(<RedeemScreen coin="USDT" planType="FIXED" applyId="71" />);
  expect(await screen.findByText('This plan is over.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open plan' })).toHaveAttribute('href', '/earn/plan/71');
});
