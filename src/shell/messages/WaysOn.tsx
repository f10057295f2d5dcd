import { ChartCandlestick, ChevronRight, LifeBuoy, type LucideIcon, Wallet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useListing } from '@/src/brand/ListingContext';
import { localLink } from '@/src/brand/localLink';
import { useSite } from '@/src/brand/SiteContext';
import { tradedPairs } from '@/src/brand/shownPairs';
import { pathTo } from '@/src/config/matchRoute';
import { useLocale } from '@/src/i18n/useLocale';
import { Link } from '@/src/ui/link/Link';
import { isReachable } from '../menus/reachable';
import styles from './WaysOn.module.css';

interface Way {
  key: 'wallet' | 'spot' | 'help';
  icon: LucideIcon;
  href: string;
}

function useWays(): Way[] {
  const site = useSite();
  const locale = useLocale();
  const help = localLink(site.links.help ?? site.links.footer.help, locale);
  const ways: Way[] = [];
  if (isReachable('walletsOverview', site)) ways.push({ key: 'wallet', icon: Wallet, href: pathTo('walletsOverview') });
  if (isReachable('spot', site)) ways.push({ key: 'spot', icon: ChartCandlestick, href: pathTo('spot') });
  if (help) ways.push({ key: 'help', icon: LifeBuoy, href: help });
  return ways;
}

/** Where to go from a page that does not exist. */
export function WaysOn() {
  const { t } = useTranslation();
  const pairs = tradedPairs(useListing()).length;
  return (
    <ul className={styles.ways}>
      {useWays().map(({ key, icon: Icon, href }) => (
        <li key={key}>
          <Link href={href} className={styles.way}>
            <Icon size={20} aria-hidden="true" />
            <span className={styles.words}>
              <b>{t(`shell.notFound.${key}`)}</b>
              {(key !== 'spot' || pairs > 0) && (
                <small>{t(`shell.notFound.${key}Text`, { pairs: t('trade.pairCount', { count: pairs }) })}</small>
              )}
            </span>
            <ChevronRight size={16} className="mirror" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
