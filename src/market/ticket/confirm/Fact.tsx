import clsx from 'clsx';
import type { ReactNode } from 'react';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import styles from './Confirm.module.css';

interface FactProps {
  label: string;
  /** Undefined: hidden with the balances. */
  value: string | undefined;
  strong?: boolean;
  /** For what costs more than it should. */
  loss?: boolean;
  children?: ReactNode;
}

/** A line of what an order comes to. */
export function Fact({ label, value, strong, loss, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd className={clsx(strong && styles.strong, loss && styles.loss)}>
        {value === undefined ? <HiddenText /> : <bdi className="num">{value}</bdi>} {children}
      </dd>
    </div>
  );
}
