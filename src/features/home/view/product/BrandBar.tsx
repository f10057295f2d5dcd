import clsx from 'clsx';
import { Bell, Menu } from 'lucide-react';
import { useSite } from '@/src/brand/SiteContext';
import { Logo } from '@/src/ui/logo/Logo';
import styles from './BrandBar.module.css';

/** The head of a picture: the brand's own mark and name, which no file could hold. A drawing; nothing in it can be pressed. */
export function BrandBar({ className }: { className?: string }) {
  const { site } = useSite();
  return (
    <div className={clsx(styles.bar, className)} aria-hidden="true">
      <Logo name={site.name} icon={site.logoIcon} size={18} />
      <span className={styles.icons}>
        <Bell size={15} />
        <Menu size={15} />
      </span>
    </div>
  );
}
