import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { MarkdownBlocks } from '@/src/ui/markdown/MarkdownBlocks';
import { Spans } from '@/src/ui/markdown/Spans';
import type { LegalSection, LegalText } from '../model/legalText';
import styles from './LegalArticle.module.css';

interface LegalArticleProps {
  text: LegalText;
  /** What the text is written in, and the direction that goes with it. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Under whose licence the brand works, where it has one. */
  licence: ReactNode;
}

/** The text itself, in its own language whatever the page's is. */
export function LegalArticle({ text: { summary, lead, sections }, lang, dir, licence }: LegalArticleProps) {
  return (
    <div className={styles.prose} lang={lang} dir={dir}>
      {summary ? (
        <div className={styles.summary}>
          <Info size={18} aria-hidden="true" />
          <div>
            <MarkdownBlocks blocks={summary} />
          </div>
        </div>
      ) : null}
      {licence}
      <MarkdownBlocks blocks={lead} />
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </div>
  );
}

function Section({ id, number, title, blocks }: LegalSection) {
  return (
    <section id={id} className={styles.section}>
      <h2>
        <span className={`num ${styles.number}`}>{number}</span>
        <Spans spans={title} />
      </h2>
      <MarkdownBlocks blocks={blocks} section={String(number)} />
    </section>
  );
}
