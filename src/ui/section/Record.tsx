import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from './IconTile';
import styles from './Record.module.css';
import { RowWords } from './RowWords';

interface RecordProps {
  icon?: LucideIcon;
  title: ReactNode;
  /** Lines below the title. */
  texts: readonly ReactNode[];
  /** When, above `end`. */
  at?: string;
  end: ReactNode;
}

/** A row of a table as a card of a phone: what it is, and what came of it at its end. */
export function Record({ icon, title, texts, at, end }: RecordProps) {
  return (
    <article className={styles.record}>
      {icon ? <IconTile small icon={icon} /> : null}
      <RowWords title={title} texts={texts} />
      <span className={styles.end}>
        {at ? <span className={styles.at}>{at}</span> : null}
        {end}
      </span>
    </article>
  );
}
