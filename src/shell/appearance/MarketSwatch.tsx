import clsx from 'clsx';
import type { MarketColours } from '@/src/theme/marketColours';
import styles from './MarketSwatch.module.css';

/** Market colours at a glance: a tall bar for up, a short one for down. The words beside it say the same. */
export function MarketSwatch({ colours }: { colours: MarketColours }) {
  return (
    <span className={clsx(styles.swatch, styles[colours])} aria-hidden="true">
      <i className={styles.up} />
      <i className={styles.down} />
    </span>
  );
}
