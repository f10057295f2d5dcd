import clsx from 'clsx';
import { ArrowRightLeft } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { formatHourMinute, useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import type { TransferItem } from '@/src/state/walletSlice';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import styles from '../movements/Movements.module.css';

interface TransferRowProps {
  row: TransferItem;
  isCurrent: boolean;
  onOpen: (row: TransferItem) => void;
}

/** "Main to Trading": nothing came in or went out, so the amount has no sign. */
export function TransferRow({ row, isCurrent, onOpen }: TransferRowProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const name = (wallet: TransferItem['from']) => t(`history.walletNames.${wallet}`);
  return (
    <button
      type="button"
      className={clsx(styles.row, styles.opens, isCurrent && styles.current)}
      aria-current={isCurrent || undefined}
      onClick={() => onOpen(row)}
    >
      <span className={styles.round} aria-hidden="true">
        <ArrowRightLeft size={16} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('history.fromTo', { from: name(row.from), to: name(row.to) })}</span>
        <span className={styles.about}>{t('history.yourWallets')}</span>
      </span>
      <span className={styles.tag} />
      <span className={styles.end}>
        {isShown ? (
          <bdi className={clsx('num', styles.amount)} dir="ltr">
            {format.exact(row.amount, decimalsOf(row.asset))} {row.asset}
          </bdi>
        ) : (
          <HiddenText className={styles.amount} />
        )}
        <bdi dir="ltr" className={clsx('num', styles.time)}>
          {formatHourMinute(row.at)}
        </bdi>
      </span>
    </button>
  );
}
