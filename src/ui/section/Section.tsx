import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title?: ReactNode;
  /** At the end of the title's line: a link to all of it, or an act on all of it. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its name: its rows lie in a card, on phones from edge to edge of the screen. */
export function Section({ title, end, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={title ? id : undefined}>
      {title ? (
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {end}
        </div>
      ) : null}
      <div className={styles.card}>{children}</div>
    </section>
  );
}
