import clsx from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './AuthFrame.module.css';

interface NoteProps {
  /** `failed` speaks up at once; `info` is read in its turn. */
  kind?: 'info' | 'failed';
  children: ReactNode;
}

/** A sentence that belongs to the whole form. */
export function Note({ kind = 'info', children }: NoteProps) {
  const Icon = kind === 'failed' ? CircleAlert : Info;
  return (
    <div className={clsx(styles.note, kind === 'failed' && styles.failed)} role={kind === 'failed' ? 'alert' : undefined}>
      <Icon size={18} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
