import { ChartCandlestick, ChevronRight, Percent } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { compare } from '@/domain/money/decimal';
import { useQuery } from '@/src/api/queries/useQuery';
import { useListing } from '@/src/brand/ListingContext';
import { useOffers } from '@/src/brand/offers';
import type { Listing } from '@/src/brand/shellSite';
import { tradedPairs } from '@/src/brand/shownPairs';
import { usePairName } from '@/src/brand/usePairName';
import { usePairPath } from '@/src/brand/usePairPath';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { Link } from '@/src/ui/link/Link';
import { IconTile } from '@/src/ui/section/IconTile';
import { RowWords } from '@/src/ui/section/RowWords';
import styles from './NextSteps.module.css';

const NOTHING = {};

/** What can be done with the coin that came: put it in a plan, trade it. Each only where the brand has it. */
export function NextSteps({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { earn } = useOffers();
  const pairName = usePairName();
  const pathOf = usePairPath();
  const market = marketOf(from, to, useListing());
  const trading = market === undefined ? undefined : pathOf(market);
  const { data = [] } = useQuery('earnOffers', earn ? NOTHING : undefined);
  const [best] = data
    .filter(({ coinSymbol }) => coinSymbol === to)
    .map(({ aprPercent }) => aprPercent)
    .toSorted((one, other) => compare(other, one));
  if (best === undefined && trading === undefined) return null;
  return (
    <nav className={styles.steps} aria-label={t('convert.success.next')}>
      {best === undefined ? null : (
        <Link href={pathTo('earnCoin', { coin: to.toLowerCase() })} className={styles.step}>
          <IconTile icon={Percent} />
          <RowWords title={t('convert.success.earnOn', { coin: to })} texts={[t('convert.success.upTo', { rate: format.rate(best) })]} />
          <ChevronRight size={20} className="mirror" aria-hidden="true" />
        </Link>
      )}
      {market === undefined || trading === undefined ? null : (
        <Link href={trading} className={styles.step}>
          <IconTile icon={ChartCandlestick} />
          <RowWords title={t('convert.success.trade', { pair: pairName(market) })} texts={[t('shell.menu.spot')]} />
          <ChevronRight size={20} className="mirror" aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

/** Where what came can be traded: against what was given for it, whichever way round, or else the best known market of it. */
function marketOf(from: string, to: string, listing: Listing): string | undefined {
  const shown = tradedPairs(listing);
  const between = shown.find(([, { base, quote }]) => (base === to && quote === from) || (base === from && quote === to));
  return (between ?? shown.find(([, { base }]) => base === to))?.[0];
}
