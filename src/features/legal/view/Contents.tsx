import type { LegalSection } from '../model/legalText';
import styles from './Contents.module.css';

interface ContentsProps {
  sections: readonly LegalSection[];
  /** The one being read. */
  current?: string;
  /** Of the text, whatever the page's is. */
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** The sections by number and name; each leads to its place. */
export function Contents({ sections, current, lang, dir }: ContentsProps) {
  return (
    <ol className={styles.list} lang={lang} dir={dir}>
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
