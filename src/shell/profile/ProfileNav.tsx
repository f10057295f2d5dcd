import { LogOut } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { Link } from '@/src/ui/link/Link';
import { useApiEntry } from '../account/useApiEntry';
import { VerificationDetail } from '../account/VerificationTag';
import { useLogoutDialog } from '../dialogs/useLogoutDialog';
import { useHasTodos } from '../menus/useHasTodos';
import { useProfileMenu } from '../menus/useProfileMenu';
import styles from '../side/SideNav.module.css';

/** Pages whose address does not say what they belong to; the specification fixes it. */
const BELOW: Readonly<Record<string, string>> = { [pathTo('profileChangePassword')]: pathTo('profileSecurity') };

/** Whether the page belongs to an entry: the entry's own, or one below it. */
const isWithin = (pathname: string, url: string) => pathname === url || pathname.startsWith(`${url}/`) || BELOW[pathname] === url;

/** The pages of the account, the current one marked; the way out is the last. */
export function ProfileNav() {
  const { t } = useTranslation();
  const { pathname } = useRouter();
  const askToLogOut = useLogoutDialog();
  const entries = useProfileMenu();
  const isAwaited = useHasTodos() === undefined;
  const onApiEntry = useApiEntry();
  return (
    <nav aria-label={t('shell.profile.title')}>
      <ul className={styles.list}>
        {/* What there is to do comes first, and later than the page: its place is there. */}
        {isAwaited ? <li className={styles.awaited} aria-hidden="true" /> : null}
        {entries.map((entry) => {
          const Icon = entry.icon;
          return (
            <li key={entry.testId}>
              <Link
                href={entry.httpUrl}
                className={styles.item}
                aria-current={isWithin(pathname, entry.httpUrl) ? 'page' : undefined}
                data-testid={`side-${entry.testId}`}
                onClick={(event) => onApiEntry(entry, event)}
              >
                <Icon size={18} aria-hidden="true" />
                <span className={styles.words}>
                  {t(entry.title)}
                  <VerificationDetail entry={entry} />
                </span>
              </Link>
            </li>
          );
        })}
        <li>
          <button type="button" className={styles.item} onClick={askToLogOut} data-testid="side-logout">
            <LogOut size={18} className="mirror" aria-hidden="true" />
            <span className={styles.words}>{t('shell.logout.action')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
