import clsx from 'clsx';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './Uploads.module.css';

export interface FileCheck {
  key: string;
  /** `warning` is advice: the file may be handed in all the same. */
  tone: 'good' | 'warning' | 'bad';
  words: string;
}

const icons = { good: CircleCheck, warning: TriangleAlert, bad: CircleX };

interface CheckListProps {
  checks: readonly FileCheck[];
  /** Lines that will stand here in a moment. */
  awaited?: number;
}

/** What was found at a file, one line each: icon and words. */
export function CheckList({ checks, awaited = 0 }: CheckListProps) {
  if (checks.length + awaited === 0) return null;
  return (
    <ul className={styles.checks}>
      {checks.map(({ key, tone, words }) => {
        const Icon = icons[tone];
        return (
          <li key={key} className={clsx(styles.check, styles[tone])}>
            <Icon size={16} aria-hidden="true" />
            <span>{words}</span>
          </li>
        );
      })}
      {Array.from({ length: awaited }, (_, line) => (
        <li key={String(line)} className={styles.check}>
          <Skeleton width={140} height={12} />
        </li>
      ))}
    </ul>
  );
}
