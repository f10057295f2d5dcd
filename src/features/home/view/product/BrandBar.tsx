import clsx from 'clsx';
import { Bell, CircleUserRound, Menu } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { Logo } from '@/src/ui/logo/Logo';
import styles from './BrandBar.module.css';

interface BrandBarProps {
  /** A wide window names its screens, a phone has a menu for them. */
  isWide?: boolean;
  className?: string;
}

/** The head of a picture: the brand's own mark and name, which no file could hold. A drawing; nothing in it can be pressed. */
export function BrandBar({ isWide, className }: BrandBarProps) {
  const { t } = useTranslation('common');
  const { site } = useSite();
  const Last = isWide ? CircleUserRound : Menu;
  return (
    <div className={clsx(styles.bar, isWide && styles.wide, className)} aria-hidden="true" data-may-be-cut="">
      <Logo name={site.name} icon={site.logoIcon} size={isWide ? 22 : 18} />
      {isWide ? (
        <span className={styles.screens}>
          <span>{t('shell.menu.markets')}</span>
          <span className={styles.here}>{t('shell.menu.spot')}</span>
        </span>
      ) : null}
      <span className={styles.icons}>
        <Bell size={15} />
        <Last size={15} />
      </span>
    </div>
  );
}
