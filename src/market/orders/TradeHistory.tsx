import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { OwnFill } from '@/contract/ownOrder';
import type { PagedList } from '@/src/api/queries/usePagedQuery';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import type { Column } from '@/src/ui/table/columns';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { Table } from '@/src/ui/table/Table';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { FillCard } from './FillCard';
import { MomentCell, PairCell, SideCell } from './OrderCells';
import { rowKeys } from './rowKeys';
import { useMarkets } from './useMarkets';

/** Own fills, newest first. */
export function TradeHistory({ list }: { list: PagedList<OwnFill> }) {
  const { t } = useTranslation('common');
  const amountsOf = usePairAmounts();
  const marketOf = useMarkets();
  const columns = useMemo<Column<OwnFill>[]>(
    () => [
      { key: 'time', kind: 'custom', header: t('trade.time'), render: (fill) => <MomentCell at={fill.at} /> },
      { key: 'pair', kind: 'custom', header: t('trade.pair'), isRowHeader: true, render: (fill) => <PairCell symbol={fill.symbol} /> },
      { key: 'side', kind: 'custom', header: t('trade.side'), render: (fill) => <SideCell side={fill.side} /> },
      {
        key: 'price',
        kind: 'number',
        header: t('trade.price'),
        value: (fill) => fill.price,
        decimals: (fill) => marketOf(fill.symbol).priceDecimals,
      },
      {
        key: 'amount',
        kind: 'number',
        header: t('trade.amount'),
        value: (fill) => fill.quantity,
        decimals: (fill) => marketOf(fill.symbol).sizeDecimals,
      },
      {
        key: 'fee',
        kind: 'custom',
        align: 'end',
        header: t('trade.fee'),
        render: (fill) => <bdi className="num">{amountsOf(fill.symbol).feePaid(fill.fee, fill.feeAsset)}</bdi>,
      },
      { key: 'role', kind: 'text', header: t('trade.role'), hideBelow: 'desktop', value: (fill) => t(`trade.roles.${fill.role}`) },
      {
        key: 'total',
        kind: 'number',
        header: t('trade.total'),
        value: (fill) => fill.quote,
        decimals: (fill) => marketOf(fill.symbol).totalDecimals,
        unit: (fill) => marketOf(fill.symbol).quote,
      },
    ],
    [t, amountsOf, marketOf],
  );
  const card = useCallback((fill: OwnFill) => <FillCard fill={fill} />, []);
  return (
    <>
      <Table
        dense
        stickyHead
        label={t('trade.tradeHistory')}
        columns={columns}
        rows={list.rows}
        rowKey={rowKeys.fill}
        loading={list.isLoading}
        error={list.error && list.rows.length === 0 ? <ErrorView compact onRetry={list.retry} /> : undefined}
        empty={<EmptyView compact title={t('trade.noTrades')} text={t('trade.noTradesText')} />}
        card={card}
      />
      <ShowMore hasMore={list.hasMore} loading={list.isLoadingMore} onShowMore={list.showMore} />
    </>
  );
}
