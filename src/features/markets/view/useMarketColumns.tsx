import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Sparkline } from '@/src/ui/chart/Sparkline';
import { StateTag } from '@/src/ui/choice/StateTag';
import { PairName } from '@/src/ui/coin/PairName';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { PriceText } from '@/src/ui/numbers/PriceText';
import type { Column } from '@/src/ui/table/columns';
import type { ChosenColumn } from '../model/columnChoice';
import type { MarketRow } from '../model/marketRow';
import { LivePrice } from './LivePrice';
import styles from './MarketTable.module.css';
import { PairStar } from './PairStar';
import { VolumeText } from './VolumeText';

type Words = ReturnType<typeof useTranslation>['t'];
type Sparklines = Record<string, string[]> | undefined;

const NO_PRICES: string[] = [];

/** Shares of the table's width, from its styles: a longer number must not push the column beside it. */
const widthOf = (column: string) => `var(--col-${column})`;

const atEnd = { kind: 'custom', align: 'end' } as const;

function priceColumn(t: Words, key: 'high' | 'low'): Column<MarketRow> {
  return {
    ...atEnd,
    key,
    header: t(`markets.column.${key}`),
    width: widthOf(key),
    sortable: true,
    hideBelow: 'desktop',
    render: (row) => <PriceText value={row[key]} decimals={row.decimals} className={styles.quiet} />,
  };
}

function nameAndPrice(t: Words): Column<MarketRow>[] {
  return [
    {
      key: 'symbol',
      header: t('markets.column.name'),
      width: widthOf('symbol'),
      kind: 'custom',
      sortable: true,
      isRowHeader: true,
      render: (row) => (
        <span className={styles.name}>
          <PairStar row={row} className={styles.star} />
          <PairName base={row.base} quote={row.quote} name={row.state === 'LIVE' ? row.name : <StateTag state={row.state} />} />
        </span>
      ),
    },
    {
      ...atEnd,
      key: 'last',
      header: t('markets.column.last'),
      width: widthOf('last'),
      sortable: true,
      render: (row) => <LivePrice row={row} className={styles.last} />,
    },
  ];
}

function dayColumns(t: Words, sparklines: Sparklines): Column<MarketRow>[] {
  return [
    {
      ...atEnd,
      key: 'changePercent',
      header: t('markets.column.change'),
      width: widthOf('changePercent'),
      sortable: true,
      render: (row) => <ChangeText value={row.changePercent} />,
    },
    priceColumn(t, 'high'),
    priceColumn(t, 'low'),
    {
      ...atEnd,
      key: 'volumeUsd',
      header: t('markets.column.volume'),
      width: widthOf('volumeUsd'),
      sortable: true,
      render: (row) => <VolumeText row={row} className={styles.quiet} />,
    },
    {
      ...atEnd,
      key: 'day',
      header: t('markets.column.day'),
      width: widthOf('day'),
      hideBelow: 'desktop',
      render: (row) => (
        <span className={styles.day}>
          <Sparkline values={sparklines?.[row.symbol] ?? NO_PRICES} change={row.changePercent} width={128} height={36} />
        </span>
      ),
    },
  ];
}

/** The one link of a row, as wide as the row: a middle click anywhere on it opens a tab. */
function tradeColumn(t: Words): Column<MarketRow> {
  return {
    key: 'trade',
    header: '',
    label: t('markets.trade'),
    width: widthOf('trade'),
    kind: 'action',
    render: (row) => (
      <ButtonLink
        href={pathTo('spotPair', { pair: row.symbol })}
        variant="tertiary"
        size="small"
        className={styles.trade}
        aria-label={t('markets.tradePair', { pair: `${row.base}/${row.quote}` })}
      >
        {t('markets.trade')}
      </ButtonLink>
    ),
  };
}

/**
 * The columns of the markets table without those left out; their keys are the sort keys. A brand without spot has nothing to trade in.
 * The same array while nothing changed.
 */
export function useMarketColumns(sparklines: Sparklines, hidden: readonly ChosenColumn[]): readonly Column<MarketRow>[] {
  const { t } = useTranslation('common');
  const { supportSpot } = useSite();
  return useMemo(() => {
    const all = [...nameAndPrice(t), ...dayColumns(t, sparklines), ...(supportSpot ? [tradeColumn(t)] : [])];
    return all.filter(({ key }) => !hidden.some((column) => column === key));
  }, [t, sparklines, hidden, supportSpot]);
}
