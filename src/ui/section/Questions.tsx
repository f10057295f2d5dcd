import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Questions.module.css';

interface QuestionsProps {
  title: string;
  items: readonly { key: string; question: string; answer: ReactNode }[];
}

/** What people ask about a page's subject; each opens its answer. */
export function Questions({ title, items }: QuestionsProps) {
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {items.map(({ key, question, answer }) => (
        <details key={key} className={styles.question}>
          <summary>
            <span>{question}</span>
            <Plus size={16} aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
