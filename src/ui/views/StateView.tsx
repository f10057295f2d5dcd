import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './StateView.module.css';

export interface StateViewProps {
  icon: LucideIcon;
  title: ReactNode;
  text?: ReactNode;
  /** One way out. */
  action?: ReactNode;
  compact?: boolean;
  role?: 'status' | 'alert';
}

/** Icon, what, why, one way out: the shape of every empty and failed panel. */
export function StateView({ icon: Icon, title, text, action, compact, role }: StateViewProps) {
  return (
    <div className={clsx(styles.view, compact && styles.compact)} role={role}>
      <Icon size={36} strokeWidth={0.8} className={styles.icon} aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
