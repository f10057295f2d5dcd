import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Sparkline } from '@/src/ui/chart/Sparkline';
import { PairName } from '@/src/ui/coin/PairName';
import { PriceText } from '@/src/ui/numbers/PriceText';
import type { Column } from '@/src/ui/table/columns';
import styles from '../Markets.module.css';
import type { MarketRow } from '../model/marketRow';

const NO_PRICES: string[] = [];
const tradePath = (row: MarketRow) => pathTo('spotPair', { pair: row.symbol });

/** The columns of the markets table; their keys are the sort keys. */
export function useMarketColumns(sparklines: Record<string, string[]> | undefined): readonly Column<MarketRow>[] {
  const { t } = useTranslation('common');
  return useMemo(() => {
    const price = (key: 'last' | 'high' | 'low', className: string | undefined, hideBelow?: 'desktop'): Column<MarketRow> => ({
      key,
      header: t(`markets.column.${key}`),
      kind: 'custom',
      align: 'end',
      sortable: true,
      hideBelow,
      render: (row) => <PriceText value={row[key]} decimals={row.decimals} className={className} />,
    });
    return [
      {
        key: 'symbol',
        header: t('markets.column.name'),
        kind: 'custom',
        sortable: true,
        isRowHeader: true,
        render: (row) => <PairName base={row.base} quote={row.quote} name={row.name} />,
      },
      price('last', styles.last),
      { key: 'changePercent', header: t('markets.column.change'), kind: 'colored', sortable: true, value: (row) => row.changePercent },
      price('high', styles.quietNumber, 'desktop'),
      price('low', styles.quietNumber, 'desktop'),
      {
        key: 'volumeUsd',
        header: t('markets.column.volume'),
        kind: 'currency',
        compact: true,
        sortable: true,
        value: (row) => row.volumeUsd,
      },
      {
        key: 'day',
        header: t('markets.column.day'),
        kind: 'custom',
        align: 'end',
        hideBelow: 'desktop',
        render: (row) => <Sparkline values={sparklines?.[row.symbol] ?? NO_PRICES} width={126} height={36} />,
      },
      {
        key: 'trade',
        header: '',
        label: t('markets.trade'),
        kind: 'action',
        render: (row) => (
          <ButtonLink
            href={tradePath(row)}
            variant="tertiary"
            size="small"
            className={styles.trade}
            aria-label={t('markets.tradePair', { pair: `${row.base}/${row.quote}` })}
          >
            {t('markets.trade')}
          </ButtonLink>
        ),
      },
    ];
  }, [t, sparklines]);
}
