import { useState } from 'react';
import type { CallData, CallParams } from '@/contract/calls';
import { askWithdrawCode } from '@/src/api/calls/withdrawals';
import { useSubmit } from '@/src/api/useSubmit';
import type { Sending } from '../useSend';

type Wanted = CallParams<'withdrawVerify'>;

/** What the code on its way confirms. */
export interface Asked {
  wanted: Wanted;
  sent: CallData<'withdrawVerify'>;
  /** The network's names, as they were shown. */
  network: { name: string; mark: string };
  label: string | null;
}

/** Asks for the code that confirms a draft. */
export function useAsk(coin: string, onAsked: (asked: Asked) => void) {
  const [askedFor, setAskedFor] = useState<string>();
  const { submit, ...rest } = useSubmit(async ({ draft, view: { chain }, checked, refresh }: Sending) => {
    if (!chain) return;
    const memo = draft.memo.trim();
    const wanted: Wanted = {
      symbol: coin,
      chainId: chain.chainId,
      address: draft.address.trim(),
      ...(chain.memo !== null && (memo === '' ? { needsNoMemo: draft.needsNoMemo } : { memo })),
      amount: draft.amount,
      fee: chain.withdrawalFee,
      ...(draft.hasCompared && { comparedAddress: true }),
    };
    setAskedFor(JSON.stringify(draft));
    try {
      const sent = await askWithdrawCode(wanted);
      onAsked({ wanted, sent, network: { name: chain.name, mark: chain.mark }, label: checked?.label ?? null });
    } catch (failure) {
      refresh();
      throw failure;
    }
  });
  return {
    ...rest,
    submit,
    /** Whether a refusal is about what is typed now. */
    isAbout: (draft: object) => askedFor === JSON.stringify(draft),
  };
}
