import { useTranslation } from 'next-i18next/pages';
import type { EarnPlan } from '@/contract/earn';
import { add, compare, divide, multiply, subtract } from '@/domain/money/decimal';
import { useFormat } from '@/src/format';
import { ProgressBar } from '@/src/ui/progress/ProgressBar';
import styles from './Rows.module.css';

const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => add(total, amount), '0');

/** How much of all a coin's plans together is taken, and what they still take. */
export function RoomBar({ coin, plans }: { coin: string; plans: readonly EarnPlan[] }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const capacity = sum(plans.map((plan) => plan.capacity));
  const room = sum(plans.map((plan) => plan.room));
  if (compare(capacity, '0') === 0) return null;
  const label = t('earn.roomInAll', { coin });
  return (
    <li className={styles.room}>
      <span>{label}</span>
      <span className={styles.roomBar}>
        <ProgressBar label={label} value={divide(multiply(subtract(capacity, room), '100'), capacity, 'down', 2)} hideText />
        <span className="counts">{t('earn.roomOf', { room: format.compact(room), capacity: `${format.compact(capacity)} ${coin}` })}</span>
      </span>
    </li>
  );
}
