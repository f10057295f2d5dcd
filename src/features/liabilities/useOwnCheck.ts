import { useState } from 'react';
import { fetchOwnLiability } from '@/src/api/calls/liabilities';
import type { LiabilitySnapshot, OwnLiability } from '@/src/api/queries/liabilities';
import { loadVerifier, type Verified } from './verifier';

type Proof = NonNullable<OwnLiability['proof']>;

export type OwnCheck =
  | { step: 'idle' }
  | { step: 'checking' }
  | { step: 'failed' }
  /** In no snapshot that is kept. */
  | { step: 'nothing' }
  | { step: 'done'; snapshot: LiabilitySnapshot; proof: Proof; verified: Verified };

/**
 * Fetches the own proof and checks it here, against the root that was published to everybody: a root that came with the proof would prove
 * nothing.
 */
export function useOwnCheck(published: readonly LiabilitySnapshot[]): { check: OwnCheck; start: () => Promise<void> } {
  const [check, setCheck] = useState<OwnCheck>({ step: 'idle' });
  const start = async () => {
    setCheck({ step: 'checking' });
    try {
      const [own, { verifyLiability }] = await Promise.all([fetchOwnLiability(), loadVerifier()]);
      if (!('snapshot' in own)) return setCheck({ step: 'nothing' });
      const { snapshot, proof } = own;
      const root = published.find(({ snapshotId }) => snapshotId === proof.snapshotId)?.rootHash;
      const verified: Verified =
        root === undefined ? { isProven: false, why: 'no such root was published' } : await verifyLiability(proof, root);
      setCheck({ step: 'done', snapshot, proof, verified });
    } catch {
      setCheck({ step: 'failed' });
    }
  };
  return { check, start };
}
