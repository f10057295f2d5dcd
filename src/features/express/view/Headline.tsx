import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import styles from './Headline.module.css';

interface HeadlineProps {
  coin: string;
  label: string;
  /** How many coins. */
  children: ReactNode;
  className?: string;
}

/** What an order is about: so many coins, received or given. */
export function Headline({ coin, label, children, className }: HeadlineProps) {
  return (
    <div className={clsx(styles.headline, className)}>
      <CoinIcon symbol={coin} size={48} />
      <p>
        <span className={styles.label}>{label}</span>
        <span className={clsx('num', styles.amount)}>{children}</span>
      </p>
    </div>
  );
}
