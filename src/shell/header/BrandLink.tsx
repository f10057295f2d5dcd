import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { Link } from '@/src/ui/link/Link';
import styles from './BrandLink.module.css';

interface BrandMarkProps {
  /** Path data of a mark drawn in a 28 x 28 box, or an image's URL. */
  icon: string;
}

const PATH_DATA = /^[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZzeE+-]*$/;

/** A brand's mark, 24 px high: lines in the accent, or the brand's own image. Nothing while there is none. */
function BrandMark({ icon }: BrandMarkProps) {
  if (icon === '') return null;
  // biome-ignore lint/performance/noImgElement: a small image from a brand's own folder, often inline data
  if (!PATH_DATA.test(icon)) return <img src={icon} alt="" height={24} />;
  return (
    <svg width="24" height="24" viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <path d={icon} stroke="currentColor" strokeWidth="3.4" strokeLinejoin="miter" />
    </svg>
  );
}

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
