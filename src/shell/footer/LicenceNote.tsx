import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { useLocale } from '@/src/i18n/useLocale';
import { EuFlag } from './EuFlag';
import styles from './Footer.module.css';

/** Under whose licence a brand works; only brands that have one. */
export function LicenceNote() {
  const { t } = useTranslation();
  const { licence } = useSite();
  const locale = useLocale();
  const text = licence?.text[locale] ?? licence?.text.default;
  if (!text) return null;
  return (
    <div className={styles.licence} data-testid="licence">
      <EuFlag label={t('shell.footer.europeanUnion')} />
      <p dir="auto">{text}</p>
    </div>
  );
}
