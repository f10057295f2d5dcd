import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './NumberedStep.module.css';

interface NumberedStepProps {
  number: number;
  title: string;
  /** Beside the title: other ways to do the same. */
  end?: ReactNode;
  /** What stands there is as tall as a control: the head takes no more room for it. */
  hasControls?: boolean;
  /** Said to who hears the page alone: on phones the content speaks for itself. */
  isTitleHeard?: boolean;
  children: ReactNode;
}

/** One of the numbered steps of a form, beside each other in one box; a line leads from each number to the next. Phones show no numbers. */
export function NumberedStep({ number, title, end, hasControls, isTitleHeard, children }: NumberedStepProps) {
  return (
    <section className={styles.step} aria-label={title}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        {isTitleHeard ? (
          <h2 className="sr-only">{title}</h2>
        ) : (
          <div className={clsx(styles.head, hasControls && styles.withControls)}>
            <h2 className={styles.title}>{title}</h2>
            {end}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
