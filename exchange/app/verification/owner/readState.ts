import type { VerificationState } from '@/contract/verification';
import { isVerifiedBy, kindBefore, LEVEL_KINDS, LEVEL_LIMITS, levelOf } from '@/domain/verification/levels';
import type { Actor } from '../../actor';
import { opened } from '../contents';
import type { VerificationContext } from '../context';
import { overviewOf } from '../record';

/** Every level of the account, and the company behind it. */
export async function readState({ store, sealer }: VerificationContext, { userId }: Actor): Promise<VerificationState> {
  const own = new Map((await store.ofUser(userId)).map((row) => [row.kind, opened(sealer, row)]));
  const statuses = Object.fromEntries([...own].map(([kind, { status }]) => [kind, status]));
  const level = levelOf(statuses);
  const levels = ([2, 3, 4] as const).map((number) => {
    const kind = LEVEL_KINDS[number];
    const before = kindBefore(kind);
    const isClosed = before !== null && own.get(before)?.status !== 'VERIFIED';
    return { ...overviewOf(kind, own.get(kind)), level: number, limits: LEVEL_LIMITS[number], opensAfter: isClosed ? before : null };
  });
  const business = own.get('BUSINESS');
  return {
    level,
    limits: LEVEL_LIMITS[level],
    levels,
    basicLimits: LEVEL_LIMITS[1],
    business: { ...overviewOf('BUSINESS', business), companyName: business?.contents.answers.COMPANY?.name ?? null },
    isVerified: isVerifiedBy(statuses),
  };
}
