import { useRouter } from 'next/router';
import { useRef } from 'react';
import type { EarnPlan } from '@/contract/earn';
import { addToPlan, applyForPlan } from '@/src/api/calls/earn';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';

interface Wanted {
  plan: EarnPlan;
  amount: string;
  autoRenew: boolean;
  /** The own plan it is added to. */
  addTo: string | undefined;
}

const textOf = ({ plan, amount, autoRenew, addTo }: Wanted) => [plan.planId, amount, autoRenew, addTo].join('|');

/** Sends what was filled in, under one name until it is something else: sent again, it happens once. Leads to the plan. */
export function useCreate() {
  const router = useRouter();
  const readAfter = useReadAfter();
  const named = useRef<{ text: string; id: string }>(undefined);
  return useSubmit(async (wanted: Wanted) => {
    const text = textOf(wanted);
    if (named.current?.text !== text) named.current = { text, id: crypto.randomUUID() };
    const { plan, amount, autoRenew, addTo } = wanted;
    const clientId = named.current.id;
    const { applyId } =
      addTo === undefined
        ? await applyForPlan({ planId: plan.planId, amount, autoRenew, clientId })
        : await addToPlan({ applyId: addTo, amount, clientId });
    named.current = undefined;
    await readAfter('earnApply');
    await router.push(pathTo('earnPlan', { applyId }));
  });
}
