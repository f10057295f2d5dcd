import type { PracticeStatus } from '@/contract/practice';
import { toUnits } from '@/domain/money/units';
import { assetSeeds } from '../markets/catalogue';
import type { Posting } from '../money/moneyWriter';
import { CLAIM_KIND } from './claimContext';

/** What one claim gives. */
export const claimGrants: PracticeStatus['grants'] = assetSeeds.flatMap(({ asset, practiceGrant }) =>
  practiceGrant === undefined ? [] : [{ asset, amount: practiceGrant }],
);

/** The movement of a user's `ordinal`-th claim, out of issuance. */
export function claimPosting(userId: string, ordinal: number): Posting {
  const entries = assetSeeds.flatMap(({ asset, practiceGrant, scale }): Posting['entries'] => {
    if (practiceGrant === undefined) return [];
    const amount = toUnits(practiceGrant, scale);
    if (amount === undefined) throw new RangeError(`practice grant of ${asset} does not fit its scale`);
    return [
      { owner: { type: 'user', userId, wallet: 'TRADE' }, asset, amount },
      { owner: { type: 'system', name: 'issuance' }, asset, amount: -amount },
    ];
  });
  return { kind: CLAIM_KIND, reference: `${userId}:${ordinal}`, entries };
}
