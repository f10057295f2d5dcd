import type { EarnPlan, EarnPlanDetail } from '@/contract/earn';

export const START = Date.UTC(2026, 10, 18, 12);
export const DAY = 86_400_000;

export const offer = (parts: Partial<EarnPlan> = {}): EarnPlan => ({
  ...{ planId: '7', coinSymbol: 'USDT', planType: 'FIXED', termDays: 90, aprPercent: '8.4' },
  ...{ minAmount: '0.1', maxPerUser: '500000', capacity: '10000000', room: '9000000' },
  ...parts,
});

/** 3650 at 8.4 %: 0.84 a day. */
export const ownPlan = (parts: Partial<EarnPlanDetail> = {}): EarnPlanDetail => ({
  ...{ applyId: '71', planId: '7', coinSymbol: 'USDT', planType: 'FIXED', termDays: 90, aprPercent: '8.4', status: 'ACTIVE' },
  ...{ autoRenew: false, principal: '3650', paid: '8.4', takenBack: '0', pending: '0', countedAt: START },
  ...{ openedAt: START - 10 * DAY, endsAt: START + 80 * DAY, endedAt: null, renewedFrom: null, renewedAs: null },
  ...{ rewards: 10, steps: [{ at: START, paid: '8.4' }] },
  actions: [{ kind: 'SUBSCRIBE', amount: '3650', takenBack: '0', at: START - 10 * DAY }],
  ...parts,
});
