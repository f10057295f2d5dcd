import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { Link } from '@/src/ui/link/Link';
import { walletMenu } from '../menus/accountMenus';
import styles from '../side/SideNav.module.css';

/** Coins arrive in the main wallet and leave from it: what leads there and away belongs to it. */
const OF_MAIN = /^\/wallets\/(receive|send|buy)\//;

/** What was sent or bought, how far it is: one of the history, whatever path it stands at. */
const ONE_OF_HISTORY = /^\/wallets\/(send\/[^/?]+\?(.*&)?id=|buy\/[^/?]+\?(.*&)?order=)/;

/** The page itself, or what stands below it. */
function isCurrent(address: string, url: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  if (ONE_OF_HISTORY.test(address)) return url === pathTo('walletsHistory');
  const main = pathTo('wallet', { wallet: 'main' });
  return path === url || path.startsWith(`${url}/`) || (url === main && OF_MAIN.test(path));
}

/** The pages of the wallets, the current one marked. */
export function WalletNav() {
  const { t } = useTranslation();
  const { asPath } = useRouter();
  const site = useSite();
  return (
    <nav aria-label={t('shell.wallet.title')}>
      <ul className={styles.list}>
        {walletMenu(site).map(({ httpUrl, icon: Icon, title, testId }) => (
          <li key={testId}>
            <Link
              href={httpUrl}
              className={styles.item}
              aria-current={isCurrent(asPath, httpUrl) ? 'page' : undefined}
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
