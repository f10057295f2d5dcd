import clsx from 'clsx';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styles from './Timeline.module.css';

type StepState = 'done' | 'now' | 'next' | 'failed';

export interface TimelineStep {
  key: string;
  state: StepState;
  title: ReactNode;
  /** Why, and what it means. */
  text?: ReactNode;
  /** When. */
  at?: ReactNode;
}

const MARKS: Readonly<Partial<Record<StepState, ReactNode>>> = {
  done: <Check size={12} strokeWidth={3} />,
  failed: <X size={12} strokeWidth={3} />,
};

/** Steps in their order: done ones ticked, the running one ringed, later ones hollow, where it failed crossed; speech hears which is which. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { t } = useTranslation('common');
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, state, title, text, at }) => (
        <li
          key={key}
          className={clsx(styles.step, styles[state])}
          aria-current={state === 'now' || state === 'failed' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {MARKS[state]}
          </span>
          <div>
            <span className={styles.title}>{title}</span>
            {state === 'done' ? <span className="sr-only"> {t('ui.timeline.done')}</span> : null}
            {text ? <p className={styles.text}>{text}</p> : null}
          </div>
          {at ? <span className={styles.at}>{at}</span> : null}
        </li>
      ))}
    </ol>
  );
}
