import { Copy, Download, Printer } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useFormat } from '@/src/format';
import { TaggedWords } from '@/src/i18n/TaggedWords';
import { saveFile } from '@/src/lib/saveFile';
import { Button } from '@/src/ui/button/Button';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import styles from './CodeCard.module.css';

/** The codes with the ways to keep them. */
export function CodeCard({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [madeAt] = useState(() => Date.now());
  const copy = useCopyText(t('security.recovery.copied'), t('security.copyFailed'));
  const text = codes.join('\n');
  return (
    <section className={styles.card} aria-label={t('security.recovery.title')} data-print-only>
      <div className={styles.head}>
        <p className={styles.made}>
          <TaggedWords
            text={t('security.recovery.made', { count: codes.length, time: format.moment(madeAt) })}
            tags={{ b: (words) => <b>{words}</b> }}
          />
        </p>
        <div className={styles.ways}>
          <Button variant="tertiary" size="small" startIcon={<Copy size={14} aria-hidden="true" />} onClick={() => void copy(text)}>
            {t('security.recovery.copy')}
          </Button>
          <Button
            variant="tertiary"
            size="small"
            startIcon={<Download size={14} aria-hidden="true" />}
            onClick={() => saveFile('recovery-codes.txt', `${text}\n`, 'text/plain;charset=utf-8')}
          >
            {t('security.recovery.download')}
          </Button>
          <Button variant="tertiary" size="small" startIcon={<Printer size={14} aria-hidden="true" />} onClick={() => window.print()}>
            {t('security.recovery.print')}
          </Button>
        </div>
      </div>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code, place) => (
          <li key={code}>
            <span className={styles.place} aria-hidden="true">
              {place + 1}
            </span>
            <span className="num">{code}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
