import { useRouter } from 'next/router';
import type { EarnPlan } from '@/contract/earn';
import { actOnce } from '@/src/api/actOnce';
import { addToPlan, applyForPlan, setPlanRenewal } from '@/src/api/calls/earn';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useSayRepeated } from '@/src/ui/toast/useSayRepeated';

interface Wanted {
  plan: EarnPlan;
  amount: string;
  autoRenew: boolean;
  /** The own plan it is added to. */
  addTo: string | undefined;
}

/** Sends what was filled in, once. Leads to the plan. */
export function useCreate() {
  const router = useRouter();
  const readAfter = useReadAfter();
  const sayRepeated = useSayRepeated();
  return useSubmit(async ({ plan: { planId }, amount, autoRenew, addTo }: Wanted) => {
    const made = await actOnce(addTo === undefined ? 'earnApply' : 'earnAddFunds', [planId, amount, addTo], {
      orderOf: (clientId) => ({ amount, clientId }),
      send: (order) => (addTo === undefined ? applyForPlan({ ...order, planId, autoRenew }) : addToPlan({ ...order, applyId: addTo })),
      onRepeat: sayRepeated,
    }).finally(() => readAfter('earnApply'));
    // Made by an earlier try, before its owner thought better of it. The plan's page shows what holds where this fails.
    if (made && addTo === undefined && made.termDays !== null && made.autoRenew !== autoRenew)
      await setPlanRenewal({ applyId: made.applyId, autoRenew }).catch(() => undefined);
    if (made) await router.push(pathTo('earnPlan', { applyId: made.applyId }));
  });
}
