import { LifeBuoy, X } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { localLink } from '@/src/brand/localLink';
import { useSite } from '@/src/brand/SiteContext';
import { useLocale } from '@/src/i18n/useLocale';
import { useHasToken } from '@/src/lib/useHasToken';
import { IconButton } from '@/src/ui/button/IconButton';
import { isCurrent, isRequest, type MenuEntry, mainMenu } from '../menus/mainMenu';
import { forcedThemeOf } from '../page/forcedTheme';
import { DrawerAccount } from './DrawerAccount';
import { DrawerAccountMenus } from './DrawerAccountMenus';
import { DrawerColours } from './DrawerColours';
import { DrawerItem } from './DrawerItem';
import { DrawerLanguage } from './DrawerLanguage';
import { DrawerTheme } from './DrawerTheme';
import { DrawerVisitor } from './DrawerVisitor';
import styles from './MenuDrawer.module.css';

interface MenuDrawerProps {
  onClose: () => void;
}

/** Where one trades, and below it what one asks the brand for. */
function useDrawerEntries(): MenuEntry[][] {
  const site = useSite();
  const locale = useLocale();
  const help = localLink(site.links.help, locale);
  const entries = mainMenu(site, locale);
  const requests = entries.filter(isRequest);
  if (help) requests.push({ title: 'shell.footer.help', icon: LifeBuoy, httpUrl: help, testId: 'menu-help' });
  return [entries.filter((entry) => !isRequest(entry)), requests].filter(({ length }) => length > 0);
}

/** The whole menu of narrow screens: who is signed in, the pages, the account's pages, language and theme. */
export function MenuDrawer({ onClose }: MenuDrawerProps) {
  const { t } = useTranslation();
  const { asPath, pathname } = useRouter();
  const hasToken = useHasToken();
  const groups = useDrawerEntries();

  return (
    <>
      <div className={styles.head}>
        <span>{t('shell.menu.title')}</span>
        <IconButton label={t('ui.close')} icon={<X size={22} aria-hidden="true" />} onClick={onClose} />
      </div>
      <div className={styles.body}>
        {hasToken ? <DrawerAccount onLeave={onClose} /> : <DrawerVisitor onLeave={onClose} />}
        <nav aria-label={t('shell.mainMenu')} className={styles.pages}>
          {groups.map((entries) => (
            <div key={entries[0]?.testId} className={styles.group}>
              {entries.map((entry) => (
                <DrawerItem key={entry.testId} entry={entry} isCurrent={isCurrent(entry, asPath)} onLeave={onClose} />
              ))}
            </div>
          ))}
        </nav>
        <div className={styles.group}>
          {hasToken && <DrawerAccountMenus onLeave={onClose} />}
          <DrawerLanguage onLeave={onClose} />
          <DrawerColours />
        </div>
      </div>
      {forcedThemeOf(pathname) === undefined && <DrawerTheme />}
    </>
  );
}
