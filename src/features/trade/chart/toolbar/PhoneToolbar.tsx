import clsx from 'clsx';
import type { KlineInterval } from '@/domain/chart/intervals';
import { PhoneTools } from './PhoneTools';
import styles from './Toolbar.module.css';

interface PhoneToolbarProps {
  interval: KlineInterval;
  onInterval: (interval: KlineInterval) => void;
}

/** The bar of tools over a chart on a phone. */
export function PhoneToolbar(tools: PhoneToolbarProps) {
  return (
    <div className={clsx(styles.bar, styles.phone)}>
      <PhoneTools {...tools} />
    </div>
  );
}
