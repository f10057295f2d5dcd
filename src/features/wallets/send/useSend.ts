import { isSameAddress } from '@/domain/withdrawal/addresses';
import { useProfileLimits } from '@/src/api/queries/wallet';
import { useAddressBook, useAddressChecked, useChains } from '@/src/api/queries/withdrawals';
import { useHasToken } from '@/src/lib/useHasToken';
import { useSettledText } from '@/src/lib/useSettledText';
import { useLiveDetail } from '../holdings/useLiveDetail';
import { useQuotes } from '../holdings/useQuotes';
import { viewSend } from './model/sendForm';
import { useDraft } from './useDraft';

/** What a user wants to send, what it comes to, and all that is known about it. */
export function useSend(coin: string) {
  const isSignedIn = useHasToken(true);
  const { draft, change, forget } = useDraft(coin);
  const chains = useChains(coin, isSignedIn);
  const limits = useProfileLimits(isSignedIn);
  const book = useAddressBook(isSignedIn);
  const { detail, error, retry, isRetrying } = useLiveDetail();
  const address = draft.address.trim();
  const settled = useSettledText(address);
  const check = useAddressChecked(coin, settled, draft.memo.trim());
  const free = detail && (detail.assets.find(({ coinSymbol }) => coinSymbol === coin)?.main.available ?? '0');
  const checked = settled === address ? check.data : undefined;
  const view = viewSend(draft, {
    chains: chains.data ?? [],
    checked,
    free,
    leftUsd: limits.data?.withdrawn.leftUsd,
    rateUsd: useQuotes()(coin).usd,
    isSavedOnly: book.data?.savedOnly.isOn ?? false,
    savedChainId: book.data?.addresses.find((entry) => isSameAddress(entry.address, address))?.chainId,
  });
  return {
    draft,
    change,
    forget,
    /** What a refusal may have been about is read anew: fees, limits, addresses. */
    refresh: () => void Promise.all([chains.mutate(), limits.mutate(), book.mutate(), check.mutate()]),
    chains: chains.data,
    checked,
    checkError: check.error,
    retryCheck: () => void check.mutate(),
    limits: limits.data,
    book: book.data,
    detail,
    free,
    view,
    error: error ?? (chains.data ? undefined : chains.error),
    isRetrying: isRetrying || chains.isValidating,
    retry: () => {
      retry();
      void chains.mutate();
    },
  };
}

export type Sending = ReturnType<typeof useSend>;
