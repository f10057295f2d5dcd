import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { Link } from '@/src/ui/link/Link';
import { walletMenu } from '../menus/accountMenus';
import styles from '../side/SideNav.module.css';

/** Coins arrive in the main wallet and leave from it: what leads there and away belongs to it. */
const OF_MAIN = /^\/wallets\/(receive|send|buy)\//;

/** The page itself, or what stands below it. */
function isCurrent(path: string, url: string): boolean {
  const main = pathTo('wallet', { wallet: 'main' });
  return path === url || path.startsWith(`${url}/`) || (url === main && OF_MAIN.test(path));
}

/** The pages of the wallets, the current one marked. */
export function WalletNav() {
  const { t } = useTranslation();
  const { asPath } = useRouter();
  const site = useSite();
  const [path = ''] = asPath.split(/[?#]/, 1);
  return (
    <nav aria-label={t('shell.wallet.title')}>
      <ul className={styles.list}>
        {walletMenu(site).map(({ httpUrl, icon: Icon, title, testId }) => (
          <li key={testId}>
            <Link
              href={httpUrl}
              className={styles.item}
              aria-current={isCurrent(path, httpUrl) ? 'page' : undefined}
              data-testid={`side-${testId}`}
            >
              <Icon size={18} aria-hidden="true" />
              <span className={styles.words}>{t(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
