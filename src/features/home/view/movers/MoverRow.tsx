import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { Ticker } from '@/contract/market';
import { useWorth } from '@/src/brand/useWorth';
import { useTicker } from '@/src/realtime';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Sparkline } from '@/src/ui/chart/Sparkline';
import { StateTag } from '@/src/ui/choice/StateTag';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Link } from '@/src/ui/link/Link';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { PriceText } from '@/src/ui/numbers/PriceText';
import { useHomeLinks } from '../../hooks/useHomeLinks';
import type { HomeMarket } from '../../model/homeMarket';
import { volumeInUsd } from '../../model/movers';
import styles from './Movers.module.css';

interface MoverRowProps {
  market: HomeMarket;
  /** As the page came. */
  ticker: Ticker | undefined;
  sparkline: readonly string[];
}

/** One market. A price of it renders this row alone. */
export const MoverRow = memo(function MoverRow({ market, ticker, sparkline }: MoverRowProps) {
  const { t } = useTranslation('common');
  const worth = useWorth();
  const { symbol, base, quote, name, decimals, state } = market;
  const href = useHomeLinks().pair(symbol) ?? '';
  const now = useTicker(symbol) ?? ticker;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <Link href={href} className={clsx('finger', styles.coin)} prefetch={false}>
          <CoinIcon symbol={base} size={32} />
          <span>
            <b>{name}</b>
            <small>{base}</small>
          </span>
          <StateTag state={state} isSmall />
        </Link>
      </th>
      <td>
        <PriceText value={now?.last ?? undefined} decimals={decimals} className={styles.price} />
      </td>
      <td>
        <ChangeText value={now?.changePercent ?? undefined} />
      </td>
      <td className={styles.wide}>
        <PriceText value={now?.high ?? undefined} decimals={decimals} className={styles.quiet} />
      </td>
      <td className={styles.wide}>
        <PriceText value={now?.low ?? undefined} decimals={decimals} className={styles.quiet} />
      </td>
      <td className={styles.medium}>
        <bdi className={`num ${styles.quiet}`}>{worth.compact(volumeInUsd(market, now))}</bdi>
      </td>
      <td className={styles.wide}>
        <Sparkline values={sparkline} change={now?.changePercent} width={104} height={30} />
      </td>
      <td className={styles.medium}>
        <ButtonLink
          href={href}
          size="small"
          variant="tertiary"
          className={styles.trade}
          aria-label={t('markets.tradePair', { pair: `${base}/${quote}` })}
        >
          {t('markets.trade')}
        </ButtonLink>
      </td>
    </tr>
  );
});
