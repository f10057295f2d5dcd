import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { Transaction } from '@/contract/transactions';
import { formatHourMinute, useFormat } from '@/src/format';
import { buttonClass } from '@/src/ui/button/variants';
import { Link } from '@/src/ui/link/Link';
import { isEstimate } from './isEstimate';
import { MovementIcon } from './MovementIcon';
import { MovementState, MovementTag } from './MovementStatus';
import styles from './Movements.module.css';
import { movedNothing } from './movedNothing';
import { SignedAmount } from './SignedAmount';
import { useMovementWords } from './useMovementWords';

interface MovementRowProps {
  row: Transaction;
  /** Opens what more there is to know; absent: the row only tells. */
  onOpen?: (row: Transaction) => void;
  /** It is the one that is open. */
  isCurrent?: boolean;
  /** Where the rest of it stands: the row leads there. */
  href?: string;
  /** The day before the time, where no head above the row says it. */
  withDay?: boolean;
}

/**
 * One movement of a list: the coin and the act, what it was, how far it is, by how much and when. On phones the state stands in the place
 * of the time until it is done.
 */
export function MovementRow({ row, onOpen, href, isCurrent = false, withDay = false }: MovementRowProps) {
  const { t } = useTranslation('common');
  const words = useMovementWords();
  const format = useFormat();
  const about = words.about(row);
  const isDone = row.status === 'COMPLETED';
  const parts = (
    <>
      <MovementIcon type={row.type} coinSymbol={row.coinSymbol} />
      <span className={styles.words}>
        <span className={styles.title}>{words.title(row)}</span>
        {about === undefined ? null : <span className={styles.about}>{about}</span>}
      </span>
      <span className={styles.tag}>
        <MovementTag row={row} />
      </span>
      <span className={styles.end}>
        <SignedAmount
          value={row.amount}
          coin={row.coinSymbol}
          isOpen={!isDone}
          isEstimate={isEstimate(row)}
          isVoid={movedNothing(row)}
          className={styles.amount}
        />
        <bdi dir="ltr" className={clsx('num', styles.time, !isDone && styles.besideTag)}>
          {withDay ? format.moment(row.at) : formatHourMinute(row.at)}
        </bdi>
        {isDone ? null : (
          <span className={styles.phoneState}>
            <MovementState row={row} />
          </span>
        )}
      </span>
    </>
  );
  if (href !== undefined)
    return (
      <Link href={href} className={clsx(styles.row, styles.opens, styles.leads)}>
        {parts}
        <span className={clsx(buttonClass({ variant: 'tertiary', size: 'small' }), styles.details)}>{t('wallets.details')}</span>
      </Link>
    );
  if (!onOpen) return <div className={styles.row}>{parts}</div>;
  return (
    <button
      type="button"
      className={clsx(styles.row, styles.opens, isCurrent && styles.current)}
      aria-current={isCurrent || undefined}
      onClick={() => onOpen(row)}
    >
      {parts}
    </button>
  );
}
