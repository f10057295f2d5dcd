import { Scale } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import { compare, divide, multiply } from '@/domain/money/decimal';
import type { LiabilitySnapshot, useLiabilities } from '@/src/api/queries/liabilities';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { Record } from '@/src/ui/section/Record';
import { Section } from '@/src/ui/section/Section';
import type { Column } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import styles from './Liabilities.module.css';

type Asset = LiabilitySnapshot['assets'][number];
const NONE: readonly Asset[] = [];
const keyOf = ({ coinSymbol }: Asset) => coinSymbol;
const RATIO_DECIMALS = 4;

/** What lies on chains for each unit that is owed by whoever keeps coins there, rounded down; undefined where no chain shows it. */
function coverOf({ owed, reserve, owedByAll }: Asset): string | undefined {
  const against = owedByAll ?? owed;
  return reserve === null || compare(against, '0') === 0 ? undefined : divide(reserve, against, 'down', RATIO_DECIMALS);
}

/** Other brands' coins lie on the same chains. */
const isShared = ({ owed, owedByAll }: Asset): boolean => owedByAll !== null && owedByAll !== owed;

/** The newest snapshot: when, its root, and what is owed coin by coin. */
export function OwedToAll({ query }: { query: ReturnType<typeof useLiabilities> }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const { data, error, mutate, isValidating, isLoading } = query;
  const newest = data?.[0];
  const isAnyShared = newest?.assets.some(isShared) ?? false;
  const exactOf = (value: string | null, coin: string) => (value === null ? '--' : format.exact(value, decimalsOf(coin)));
  const coverText = useCallback(
    (asset: Asset) => {
      const cover = coverOf(asset);
      return cover === undefined ? '--' : format.share(multiply(cover, '100'));
    },
    [format],
  );
  const columns = useMemo<Column<Asset>[]>(() => {
    const amount = (value: string | null, coinSymbol: string) =>
      value === null ? '--' : <AmountText value={value} least={decimalsOf(coinSymbol)} />;
    return [
      { key: 'coin', kind: 'coin', header: t('liabilities.coin'), isRowHeader: true, coin: ({ coinSymbol }) => ({ symbol: coinSymbol }) },
      { key: 'owed', kind: 'action', header: t('liabilities.owed'), render: ({ owed, coinSymbol }) => amount(owed, coinSymbol) },
      {
        key: 'reserve',
        kind: 'action',
        header: t('liabilities.reserve'),
        render: ({ reserve, coinSymbol }) =>
          reserve === null ? <span className={styles.none}>{t('liabilities.noReserve')}</span> : amount(reserve, coinSymbol),
      },
      ...(isAnyShared
        ? [
            {
              key: 'owedByAll',
              kind: 'action' as const,
              header: t('liabilities.owedByAll'),
              render: ({ owedByAll, coinSymbol }: Asset) => amount(owedByAll, coinSymbol),
            },
          ]
        : []),
      {
        key: 'cover',
        kind: 'action',
        header: t('liabilities.cover'),
        render: (asset) => <bdi className="num">{coverText(asset)}</bdi>,
      },
    ];
  }, [t, coverText, decimalsOf, isAnyShared]);
  return (
    <Section title={t('liabilities.all')}>
      {newest ? (
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>{t('liabilities.takenAt')}</dt>
            <dd>
              <bdi className="num">{format.dateTime(newest.takenAt)}</bdi>
            </dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('liabilities.root')}</dt>
            <dd className={styles.hash} data-testid="liabilities-root">
              <bdi className="num">{newest.rootHash}</bdi>
            </dd>
          </div>
        </dl>
      ) : null}
      {isAnyShared ? <p className={styles.shared}>{t('liabilities.sharedText')}</p> : null}
      <div className={newest ? styles.table : undefined}>
        <Table
          label={t('liabilities.all')}
          columns={columns}
          rows={newest?.assets ?? NONE}
          rowKey={keyOf}
          loading={isLoading}
          error={error && !data ? <ErrorView compact onRetry={() => void mutate()} retrying={isValidating} /> : undefined}
          empty={<EmptyView compact icon={Scale} title={t('liabilities.none')} text={t('liabilities.noneText')} />}
          card={(asset) => (
            <Record
              title={asset.coinSymbol}
              texts={[
                asset.reserve === null
                  ? t('liabilities.noReserve')
                  : `${t('liabilities.reserve')} ${exactOf(asset.reserve, asset.coinSymbol)}`,
                ...(isAnyShared ? [`${t('liabilities.owedByAll')} ${exactOf(asset.owedByAll, asset.coinSymbol)}`] : []),
                ...(coverOf(asset) === undefined ? [] : [`${t('liabilities.cover')} ${coverText(asset)}`]),
              ]}
              end={<AmountText value={asset.owed} least={decimalsOf(asset.coinSymbol)} unit={asset.coinSymbol} />}
            />
          )}
        />
      </div>
    </Section>
  );
}
