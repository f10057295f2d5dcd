import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Numbers.module.css';

interface SteadyTextProps {
  /** Digits and marks to leave room for: what stands beside it holds still while the number grows or shrinks. */
  room: number;
  className?: string;
  children: ReactNode;
}

/** A number that changes many times a minute, in a place as wide as it can become. */
export function SteadyText({ room, className, children }: SteadyTextProps) {
  return (
    // The room is the page's, the number its own: in Arabic it stands at the right of its place, beside what comes before it.
    <span className={clsx('num', styles.steady, className)} style={{ minInlineSize: `${room}ch` }}>
      <bdi>{children}</bdi>
    </span>
  );
}
