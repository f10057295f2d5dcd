import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { Link } from '@/src/ui/link/Link';
import styles from './BrandLink.module.css';
import { BrandMark } from './BrandMark';

/** Logo and name; leads home. */
export function BrandLink() {
  const { t } = useTranslation();
  const { site } = useSite();
  return (
    <Link href="/" className={clsx('finger', styles.logo)} aria-label={site.name || t('shell.home')} data-testid="logo">
      <BrandMark icon={site.logoIcon} />
      <span>{site.name}</span>
    </Link>
  );
}
