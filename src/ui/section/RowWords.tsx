import type { ReactNode } from 'react';
import styles from './RowWords.module.css';

interface RowWordsProps {
  title: ReactNode;
  /** Smaller lines below it. */
  texts?: readonly ReactNode[];
}

/** The words of a row, with all the room that its other parts leave. */
export function RowWords({ title, texts = [] }: RowWordsProps) {
  return (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
        <span key={place} className={styles.text}>
          {text}
        </span>
      ))}
    </span>
  );
}
