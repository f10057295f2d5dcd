import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { useLocale } from '@/src/i18n/useLocale';
import { Link } from '@/src/ui/link/Link';
import { Dropdown } from '@/src/ui/menu/Dropdown';
import { LinkList } from '../menus/LinkList';
import { isCurrent, mainMenu } from '../menus/mainMenu';
import styles from './MainNav.module.css';

/** How many entries stand in the header before the rest goes behind "More". */
const SHOWN = { tablet: 3, desktop: 6 } as const;

/** The main menu from tablet width up; on mobile it is in the drawer. CSS decides how many fit, so that the server need not know. */
export function MainNav() {
  const { t } = useTranslation();
  const { asPath, pathname } = useRouter();
  const entries = mainMenu(useSite(), useLocale());
  // An error page stands at a path that is not its own.
  const path = pathname === '/_error' ? '' : asPath;

  return (
    <nav className={styles.nav} aria-label={t('shell.mainMenu')}>
      {entries.slice(0, SHOWN.desktop).map((entry, index) => (
        <Link
          key={entry.testId}
          href={entry.httpUrl}
          className={clsx(styles.link, index >= SHOWN.tablet && styles.fromDesktop)}
          aria-current={isCurrent(entry, path) ? 'page' : undefined}
          data-testid={entry.testId}
        >
          {t(entry.title)}
        </Link>
      ))}
      {entries.length > SHOWN.tablet && (
        <span className={clsx(styles.more, entries.length <= SHOWN.desktop && styles.belowDesktop)}>
          <Dropdown
            className={styles.more}
            label={t('shell.more')}
            options={[]}
            onSelect={() => undefined}
            trigger={(props) => (
              <button type="button" {...props} className={styles.link} data-testid="menu-more">
                {t('shell.more')}
                <ChevronDown size={12} aria-hidden="true" />
              </button>
            )}
          >
            {(close) => (
              <>
                <LinkList className={styles.belowDesktopList} entries={entries.slice(SHOWN.tablet)} onLeave={close} />
                <LinkList className={styles.desktopList} entries={entries.slice(SHOWN.desktop)} onLeave={close} />
              </>
            )}
          </Dropdown>
        </span>
      )}
    </nav>
  );
}
