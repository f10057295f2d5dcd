import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import styles from './IconTile.module.css';

interface IconTileProps {
  icon: LucideIcon;
  /** `done`: finished; `next`: what comes next; `good` and `careful` colour the sign alone. */
  tone?: 'done' | 'next' | 'good' | 'careful';
  /** As high as two lines of small words, at every width. */
  small?: boolean;
  /** On rows that are surfaces themselves. */
  raised?: boolean;
}

/** What a row is about, as a sign before its words. Decoration: the words say it. */
export function IconTile({ icon: Icon, tone, small, raised }: IconTileProps) {
  return (
    <span className={clsx(styles.tile, tone && styles[tone], small && styles.small, raised && styles.raised)}>
      <Icon size={small ? 18 : 20} aria-hidden="true" />
    </span>
  );
}
