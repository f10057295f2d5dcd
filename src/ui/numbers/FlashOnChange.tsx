import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import styles from './Numbers.module.css';

interface FlashOnChangeProps {
  /** Compared as given: a rise flashes up, a fall down, the first value not at all. */
  value: number | undefined;
  className?: string;
  children: ReactNode;
}

/** Flashes the background for 480 ms when a price moved. The text itself never moves. */
export function FlashOnChange({ value, className, children }: FlashOnChangeProps) {
  const [seen, setSeen] = useState({ value, direction: 0, count: 0 });
  if (value !== seen.value) {
    const isKnown = value !== undefined && seen.value !== undefined;
    setSeen({ value, direction: isKnown ? Math.sign(value - (seen.value ?? value)) : 0, count: seen.count + 1 });
  }
  const flash = seen.direction > 0 ? styles.flashUp : seen.direction < 0 ? styles.flashDown : undefined;
  return (
    <span key={seen.count} className={clsx(flash, className)}>
      {children}
    </span>
  );
}
