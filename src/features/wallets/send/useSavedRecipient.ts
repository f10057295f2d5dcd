import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import type { Sending } from './useSend';

/** Fills in the saved address that the page's address names (`?to=`), once: what is typed after that stays. */
export function useSavedRecipient({ book, change }: Pick<Sending, 'book' | 'change'>): void {
  const { to } = useRouter().query;
  const filled = useRef<string>(undefined);
  useEffect(() => {
    const entry = book?.addresses.find(({ addressId }) => addressId === to);
    if (!entry || filled.current === entry.addressId) return;
    filled.current = entry.addressId;
    change({ address: entry.address, chainId: entry.chainId, memo: entry.memo ?? '', needsNoMemo: false });
  }, [book, change, to]);
}
