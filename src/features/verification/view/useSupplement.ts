import { useEffect } from 'react';
import type { SupplementAsked } from '@/contract/verification';
import type { VerificationKind } from '@/domain/verification/kinds';
import { useKybSupplement, useKycSupplement } from '@/src/api/queries/verification';

interface Asking {
  kind: VerificationKind;
  record: SupplementAsked;
  /** The record is of before: it is read again. */
  onStale: () => Promise<unknown>;
}

/**
 * What a reviewer asks for besides. The page shows what its record says, at once, while the exchange is asked how it stands; where that is
 * another version, the record is read again, so that nobody fills in what is not asked for any more.
 */
export function useSupplement({ kind, record, onStale }: Asking): SupplementAsked {
  const kyc = useKycSupplement(kind === 'BUSINESS' ? undefined : kind);
  const kyb = useKybSupplement(kind === 'BUSINESS');
  const { data: asked } = kind === 'BUSINESS' ? kyb : kyc;
  const isStale = asked !== undefined && asked.version !== record.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that differs, whoever renders meanwhile
  useEffect(() => {
    if (isStale) void onStale();
  }, [isStale, asked?.version]);
  return asked && !isStale ? asked : record;
}
