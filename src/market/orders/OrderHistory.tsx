import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { SpotOrder } from '@/contract/spot';
import { useOrderPages } from '@/src/features/spot/orders/useOrderPages';
import { useFormat } from '@/src/format';
import { useRealtime } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
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

/** Own orders by status, newest first. */
export function OrderHistory({ symbol }: { symbol: string | undefined }) {
  const { t } = useTranslation('common');
  const { isSignedIn } = useRealtime();
  const format = useFormat();
  const marketOf = useMarkets();
  const status = useAppSelector((state) => state.trade.orderHistoryFilter.status);
  const list = useOrderPages('spotOrderHistory', isSignedIn ? { status, ...(symbol ? { symbol } : {}) } : undefined);
  const columns = useMemo<Column<SpotOrder>[]>(
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
            t('trade.market')
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
  const card = useCallback((order: SpotOrder) => <OrderCard order={order} action={<StatusCell order={order} />} />, []);
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
