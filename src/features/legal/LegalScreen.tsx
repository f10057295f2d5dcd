import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useId, useMemo } from 'react';
import { useFormat } from '@/src/format';
import { directionOf } from '@/src/i18n/locales';
import { useLocale } from '@/src/i18n/useLocale';
import { Spans } from '@/src/ui/markdown/Spans';
import styles from './LegalScreen.module.css';
import { type LegalDocument, noonOf } from './model/legalDocument';
import { legalText } from './model/legalText';
import { useSectionInView } from './useSectionInView';
import { Contents } from './view/Contents';
import { LegalArticle } from './view/LegalArticle';
import { ThisVersion } from './view/ThisVersion';

interface LegalScreenProps {
  document: LegalDocument;
  /** The brand's licence note, where it has one. */
  licence?: ReactNode;
}

/** A brand's terms or privacy policy: contents, text, and which version it is. */
export function LegalScreen({ document: { name, language, version, inForce, blocks, minutes }, licence }: LegalScreenProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const isOwnLanguage = useLocale() === language;
  const contentsId = useId();
  const text = useMemo(() => legalText(blocks), [blocks]);
  const ids = useMemo(() => text.sections.map(({ id }) => id), [text]);
  const current = useSectionInView(ids);
  const written = { lang: language, dir: directionOf(language) };
  return (
    <div className={styles.page}>
      <nav className={styles.contents} aria-label={t('legal.contents')}>
        <Contents sections={text.sections} current={current} {...written} />
      </nav>
      <article className={styles.article}>
        {/* The head is the page's: in its language and direction, as the dates below. The text's own title would differ in both. */}
        <h1 className={styles.title}>{isOwnLanguage && text.title ? <Spans spans={text.title} /> : t(`legal.title.${name}`)}</h1>
        <p className={styles.state}>
          <Spans spans={[{ kind: 'text', text: t('legal.state', { date: format.date(noonOf(inForce)), version }) }]} />
        </p>
        {isOwnLanguage ? null : <p className={styles.state}>{t('legal.otherLanguage')}</p>}
        <details className={styles.folded}>
          <summary>
            <span id={contentsId}>{t('legal.contents')}</span>
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <nav aria-labelledby={contentsId}>
            <Contents sections={text.sections} {...written} />
          </nav>
        </details>
        <LegalArticle text={text} licence={licence} {...written} />
      </article>
      <ThisVersion version={version} inForce={inForce} minutes={minutes} />
    </div>
  );
}
