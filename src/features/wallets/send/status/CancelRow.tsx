import { useTranslation } from 'next-i18next/pages';
import type { Withdrawal } from '@/contract/withdrawals';
import { cancelWithdrawal } from '@/src/api/calls/withdrawals';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { formatCountdown } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useSecondsUntil } from '@/src/lib/useSecondsUntil';
import { Button } from '@/src/ui/button/Button';
import styles from './Status.module.css';

interface CancelRowProps {
  withdrawal: Withdrawal;
  /** Amount and coin; undefined while balances are hidden. */
  returns: string | undefined;
}

/** Stops it while nothing of it has left, and says how much returns, and where. */
export function CancelRow({ withdrawal: { withdrawalId, status, leavesAt }, returns }: CancelRowProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const readAfter = useReadAfter();
  const left = useSecondsUntil(status === 'HELD' ? leavesAt : undefined);
  const { submit, isBusy, error } = useSubmit(async () => {
    try {
      await cancelWithdrawal(withdrawalId);
    } finally {
      await readAfter('withdrawCancel');
    }
  });
  return (
    <span className={styles.cancel}>
      <Button variant="border" loading={isBusy} onClick={() => void submit()} data-testid="send-cancel">
        {t('send.cancel')}
      </Button>
      <span>
        {left > 0 ? (
          <bdi className="num" dir="ltr">
            {formatCountdown(left)}
          </bdi>
        ) : null}
        {left > 0 ? ' · ' : null}
        {returns === undefined ? t('send.cancelText') : t('send.cancelAmount', { amount: returns })}
      </span>
      {error ? <span role="alert">{words(error)}</span> : null}
    </span>
  );
}
