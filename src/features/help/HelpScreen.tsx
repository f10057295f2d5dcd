import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo, useState } from 'react';
import { directionOf } from '@/src/i18n/locales';
import { useLocale } from '@/src/i18n/useLocale';
import type { Topic } from '@/src/lib/markdown/topics';
import { SearchField } from '@/src/ui/field/SearchField';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import { findAnswers } from './model/findAnswers';
import { AnswerList } from './view/AnswerList';
import { Contact } from './view/Contact';
import styles from './view/Help.module.css';
import { TopicCards } from './view/TopicCards';

interface HelpScreenProps {
  topics: readonly Topic[];
  /** What the answers are written in; a brand's own may be in one language alone. */
  writtenIn: string;
  /** Opens the live chat; absent where the brand has none. */
  onChat?: () => void;
  /** Beside who can be asked: what other areas offer to a user in need. */
  children?: ReactNode;
}

/** Answers, found by typing or by topic, and who can be asked. */
export function HelpScreen({ topics, writtenIn, onChat, children }: HelpScreenProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const [topicId, setTopicId] = useState<string>();
  const found = useMemo(() => findAnswers(topics, search), [topics, search]);
  // What is searched is searched everywhere.
  const shown = search.trim() === '' && topicId !== undefined ? found.filter(({ id }) => id === topicId) : found;
  const written = { lang: writtenIn, dir: directionOf(writtenIn) };
  return (
    <>
      <PageTitle title={t('profile.help.title')} />
      <div className={styles.search}>
        <SearchField height={56} name={t('profile.help.search')} value={search} onValueChange={setSearch} data-testid="help-search" />
      </div>
      <TopicCards
        topics={topics}
        {...written}
        chosen={search.trim() === '' ? topicId : undefined}
        onChoose={(id) => {
          setSearch('');
          setTopicId(id);
        }}
      />
      {writtenIn === locale ? null : <p className={styles.note}>{t('profile.help.otherLanguage')}</p>}
      {shown.length > 0 ? (
        <AnswerList topics={shown} {...written} isSearched={search.trim() !== ''} />
      ) : (
        <NoMatchView search={search} onClear={() => setSearch('')} />
      )}
      <Contact onChat={onChat}>{children}</Contact>
    </>
  );
}
