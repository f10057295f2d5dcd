import { useSite } from '@/src/brand/SiteContext';
import { Logo } from '@/src/ui/logo/Logo';
import styles from './Watermark.module.css';

const SIZE = 196;

/** The brand's mark, hardly there, over the prices: pictures of the chart travel. */
export function Watermark() {
  const { site } = useSite();
  return (
    <span className={styles.watermark} aria-hidden="true">
      <Logo name={site.name} icon={site.logoIcon} size={SIZE} hideName />
    </span>
  );
}
