import { type Step, stamp } from './step';

export const earning: Step = {
  title: 'own earn plans',
  calls: [
    ...(['earnAsset', 'earnApply', 'earnAddFunds', 'earnAutoRenew', 'earnCurrent', 'earnPlan'] as const),
    ...(['earnRewards', 'earnOverview', 'earnRedeemReview', 'earnRedeem'] as const),
  ],
  run: async (call) => {
    const { available } = await call('earnAsset', { coinSymbol: 'USDT' });
    const plans = (await call('earnAvailable', {})).filter(({ coinSymbol }) => coinSymbol === 'USDT');
    const fixed = plans.find(({ planType }) => planType === 'FIXED');
    if (!fixed) throw new Error('there is a fixed plan of USDT');
    const wanted = { planId: fixed.planId, amount: '0.5', clientId: `e-${stamp}-1` };
    const made = await call('earnApply', wanted);
    expect(await call('earnApply', wanted)).toEqual(made);
    const { applyId } = made;
    expect((await call('earnAddFunds', { applyId, amount: '0.25', clientId: `e-${stamp}-2` })).principal).toBe('0.75');
    expect((await call('earnAutoRenew', { applyId, autoRenew: true })).autoRenew).toBe(true);
    expect((await call('earnCurrent', { coinSymbol: 'USDT' })).records).toMatchObject([{ applyId }]);
    expect((await call('earnPlan', { applyId })).actions).toHaveLength(2);
    expect((await call('earnRewards', { applyId })).records).toEqual([]);
    expect((await call('earnOverview', {})).coins).toMatchObject([{ coinSymbol: 'USDT', inPlans: '0.75', plans: 1 }]);
    const { takenBack, back } = await call('earnRedeemReview', { applyId });
    expect([takenBack, back]).toEqual(['0', '0.75']);
    expect((await call('earnRedeem', { applyId, takenBack, clientId: `e-${stamp}-3` })).plan.status).toBe('REDEEMED');
    expect((await call('earnAsset', { coinSymbol: 'USDT' })).available).toBe(available);
  },
};
