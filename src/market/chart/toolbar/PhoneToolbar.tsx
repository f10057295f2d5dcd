import clsx from 'clsx';
import type { KlineInterval } from '@/domain/chart/intervals';
import { PhoneTools } from './PhoneTools';
import styles from './Toolbar.module.css';

interface PhoneToolbarProps {
  interval: KlineInterval;
  onInterval: (interval: KlineInterval) => void;
  /** The chart fills the screen: nothing else says how old prices are. */
  isFull: boolean;
}

/** The bar of tools over a chart on a phone. */
export function PhoneToolbar({ isFull, ...tools }: PhoneToolbarProps) {
  return (
    <div className={clsx(styles.bar, styles.phone)}>
      <PhoneTools {...tools} saysAge={isFull} />
    </div>
  );
}
