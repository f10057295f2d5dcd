import type { LegalSection } from '../model/legalText';
import styles from './Contents.module.css';

interface ContentsProps {
  sections: readonly LegalSection[];
  /** The one being read. */
  current?: string;
}

/** The sections by number and name; each leads to its place. */
export function Contents({ sections, current }: ContentsProps) {
  return (
    <ol className={styles.list}>
      {sections.map(({ id, number, words }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.entry} aria-current={id === current ? 'location' : undefined}>
            <span className={`num ${styles.number}`}>{number}</span>
            <span>{words}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
