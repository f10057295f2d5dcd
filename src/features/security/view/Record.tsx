import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconTile } from '@/src/ui/section/IconTile';
import { RowWords } from '@/src/ui/section/RowWords';
import styles from './Record.module.css';

interface RecordProps {
  icon: LucideIcon;
  title: ReactNode;
  /** Lines below the title. */
  texts: readonly ReactNode[];
  /** When, above `end`. */
  at?: string;
  end: ReactNode;
}

/** A session or an act as a row of a phone. */
export function Record({ icon, title, texts, at, end }: RecordProps) {
  return (
    <article className={styles.record}>
      <IconTile small icon={icon} />
      <RowWords title={title} texts={texts} />
      <span className={styles.end}>
        {at ? <span className={styles.at}>{at}</span> : null}
        {end}
      </span>
    </article>
  );
}
