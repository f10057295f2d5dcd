import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/src/ui/button/Button';
import { buttonClass } from '@/src/ui/button/variants';
import { Section } from '@/src/ui/section/Section';
import { Note } from '@/src/ui/views/Note';
import { readVerifier, VERIFIER_PATH } from '../verifier';
import styles from './Liabilities.module.css';

/** The rule in words, and the very code that checks. */
export function HowItIsChecked() {
  const { t } = useTranslation('common');
  const [code, setCode] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [isReading, setReading] = useState(false);
  const show = async () => {
    setReading(true);
    setFailed(false);
    await readVerifier().then(setCode, () => setFailed(true));
    setReading(false);
  };
  return (
    <Section title={t('liabilities.how')}>
      <div className={styles.body}>
        <p>{t('liabilities.howText')}</p>
        <p>{t('liabilities.elsewhere')}</p>
        <code dir="ltr" className={styles.command}>
          node verify-owed.mjs proof.json &lt;root&gt;
        </code>
        <div className={styles.acts}>
          {code === undefined ? (
            <Button variant="border" size="small" loading={isReading} onClick={() => void show()}>
              {t('liabilities.showCode')}
            </Button>
          ) : null}
          <a className={buttonClass({ variant: 'border', size: 'small' })} href={VERIFIER_PATH} download>
            {t('liabilities.saveCode')}
          </a>
        </div>
        {hasFailed ? <Note tone="error">{t('liabilities.codeFailed')}</Note> : null}
        {code === undefined ? null : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          <section className={styles.code} tabIndex={0} dir="ltr" aria-label={t('liabilities.code')}>
            <pre>{code}</pre>
          </section>
        )}
      </div>
    </Section>
  );
}
