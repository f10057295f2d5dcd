import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Note.module.css';

type NoteTone = 'info' | 'warning' | 'error' | 'success';

const icons: Record<NoteTone, LucideIcon> = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck };

interface NoteProps {
  /** `error` speaks up at once; the others are read in their turn. */
  tone?: NoteTone;
  title?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Some sentences within a page that belong to the part they stand above. */
export function Note({ tone = 'info', title, actions, children }: NoteProps) {
  const Icon = icons[tone];
  return (
    <div className={clsx(styles.note, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon size={18} aria-hidden="true" />
      <div>
        {title ? <p className={styles.title}>{title}</p> : null}
        <p className={title ? styles.below : undefined}>{children}</p>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
