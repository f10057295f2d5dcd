import { isOwnAmount, type NoticeAmount } from '@/domain/notices/ownAmounts';
import type { Notice } from '@/src/api/queries/notices';
import { MASK, useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';

/** An amount of a notice, formatted; six dots while balances are hidden and it tells of them. */
export function useNoticeAmount(): (notice: Pick<Notice, 'topic' | 'params'>, amount: NoticeAmount) => string {
  const format = useFormat();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  return ({ topic, params }, amount) => (isShown || !isOwnAmount(topic, amount) ? format.exact(params[amount] || '0', 0) : MASK);
}
