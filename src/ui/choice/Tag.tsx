import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export type TagTone = 'neutral' | 'accent' | 'up' | 'down' | 'success' | 'warning' | 'error' | 'info' | 'outline';

interface TagProps {
  /** `up` and `down` follow the user's market colours; success and error never do. */
  tone?: TagTone;
  size?: 'regular' | 'small';
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A word about a state. It says it in words: the tone only supports them. */
export function Tag({ tone = 'neutral', size = 'regular', icon, className, children }: TagProps) {
  return (
    <span className={clsx(styles.tag, tone !== 'neutral' && styles[tone], size === 'small' && styles.small, className)}>
      {icon}
      {children}
    </span>
  );
}
