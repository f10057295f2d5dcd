import { useTranslation } from 'next-i18next/pages';
import type { Topic } from '@/src/lib/markdown/topics';
import styles from './Help.module.css';

interface TopicCardsProps {
  topics: readonly Topic[];
  chosen: string | undefined;
  /** undefined: all of them. */
  onChoose: (id: string | undefined) => void;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** What there is help about; one that is pressed shows its answers alone, until it is pressed again. */
export function TopicCards({ topics, chosen, onChoose, lang, dir }: TopicCardsProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.topics}>
      {topics.map(({ id, title, answers }) => (
        <button
          key={id}
          type="button"
          className={styles.topic}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id === chosen ? undefined : id)}
        >
          <span className={styles.topicTitle} lang={lang} dir={dir}>
            {title}
          </span>
          <span className={styles.topicCount}>{t('profile.help.answers', { total: answers.length })}</span>
        </button>
      ))}
    </div>
  );
}
