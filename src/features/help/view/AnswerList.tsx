import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Topic } from '@/src/lib/markdown/topics';
import { MarkdownBlocks } from '@/src/ui/markdown/MarkdownBlocks';
import styles from './Help.module.css';

interface AnswerListProps {
  topics: readonly Topic[];
  isSearched: boolean;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** Questions; each opens its answer. The only answer of a search is open. */
export function AnswerList({ topics, isSearched, lang, dir }: AnswerListProps) {
  const { t } = useTranslation('common');
  const answers = topics.flatMap((topic) => topic.answers);
  return (
    <section className={styles.answers} aria-label={t('profile.help.answersTitle')}>
      <h2 className={styles.title}>{t('profile.help.answersTitle')}</h2>
      <div lang={lang} dir={dir}>
        {answers.map(({ id, question, blocks }) => (
          <details key={id} className={styles.answer} open={isSearched && answers.length === 1 ? true : undefined}>
            <summary className={styles.question}>
              <span>{question}</span>
              <Plus size={18} aria-hidden="true" />
            </summary>
            <div className={styles.text}>
              <MarkdownBlocks blocks={blocks} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
