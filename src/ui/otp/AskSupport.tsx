import { useTranslation } from 'next-i18next/pages';
import { useSupport } from '@/src/brand/useSupport';
import { TaggedWords } from '@/src/i18n/TaggedWords';
import { Link } from '../link/Link';
import styles from './CodeLead.module.css';

/** That support can help where no code comes; nothing where there is nobody to write to. */
export function AskSupport() {
  const { t } = useTranslation('common');
  const { link, isThere } = useSupport();
  if (!isThere) return null;
  const supportLink = (words: string) =>
    link === undefined ? (
      words
    ) : (
      <Link href={link} className={styles.link}>
        {words}
      </Link>
    );
  return (
    <>
      {' '}
      <TaggedWords text={t('ui.otp.askSupport')} tags={{ support: supportLink }} />
    </>
  );
}
