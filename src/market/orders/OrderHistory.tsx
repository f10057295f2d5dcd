import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import type { PagedList } from '@/src/api/queries/usePagedQuery';
import { useFormat } from '@/src/format';
import type { Column } from '@/src/ui/table/columns';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { Table } from '@/src/ui/table/Table';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { kindColumns } from './kindColumns';
import { OrderCard } from './OrderCard';
import { MomentCell, PairCell, StatusCell } from './OrderCells';
import { orderTotal } from './orderRows';
import { rowKeys } from './rowKeys';
import { useMarkets } from './useMarkets';

/** A list of own orders, newest first. */
export function OrderHistory({ list }: { list: PagedList<OwnOrder> }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const marketOf = useMarkets();
  const columns = useMemo<Column<OwnOrder>[]>(
    () => [
      { key: 'time', kind: 'custom', header: t('trade.time'), render: (order) => <MomentCell at={order.createdAt} /> },
      { key: 'pair', kind: 'custom', header: t('trade.pair'), isRowHeader: true, render: (order) => <PairCell symbol={order.symbol} /> },
      ...kindColumns(t),
      {
        key: 'average',
        kind: 'number',
        header: t('trade.average'),
        hideBelow: 'desktop',
        value: (order) => order.averagePrice ?? undefined,
        decimals: (order) => marketOf(order.symbol).priceDecimals,
      },
      {
        key: 'price',
        kind: 'custom',
        align: 'end',
        header: t('trade.price'),
        render: (order) =>
          order.price === null ? (
            t(`trade.types.${order.type}`)
          ) : (
            <bdi className="num">{format.price(order.price, marketOf(order.symbol).priceDecimals)}</bdi>
          ),
      },
      {
        key: 'filled',
        kind: 'custom',
        align: 'end',
        header: t('trade.filledOfAmount'),
        render: (order) => {
          const { sizeDecimals } = marketOf(order.symbol);
          return (
            <bdi className="num">
              {format.fixed(order.filledQuantity, sizeDecimals)} / {format.fixed(order.quantity ?? undefined, sizeDecimals)}
            </bdi>
          );
        },
      },
      {
        key: 'total',
        kind: 'number',
        header: t('trade.total'),
        value: (order) => (order.status === 'OPEN' ? orderTotal(order) : order.filledQuote),
        decimals: (order) => marketOf(order.symbol).totalDecimals,
        unit: (order) => marketOf(order.symbol).quote,
      },
      { key: 'status', kind: 'custom', align: 'end', header: t('trade.status.label'), render: (order) => <StatusCell order={order} /> },
    ],
    [t, format, marketOf],
  );
  const card = useCallback((order: OwnOrder) => <OrderCard order={order} action={<StatusCell order={order} />} />, []);
  return (
    <>
      <Table
        dense
        stickyHead
        label={t('trade.orderHistory')}
        columns={columns}
        rows={list.rows}
        rowKey={rowKeys.order}
        loading={list.isLoading}
        error={list.error && list.rows.length === 0 ? <ErrorView compact onRetry={list.retry} /> : undefined}
        empty={<EmptyView compact title={t('trade.noOrders')} text={t('trade.noOrdersText')} />}
        card={card}
      />
      <ShowMore hasMore={list.hasMore} loading={list.isLoadingMore} onShowMore={list.showMore} />
    </>
  );
}
