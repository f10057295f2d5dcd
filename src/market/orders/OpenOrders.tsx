import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import { useOwnAccount } from '@/src/realtime';
import type { Column } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import { useMarket } from '../MarketContext';
import { AccountError } from './AccountError';
import { CancelButton } from './CancelButton';
import { kindColumns } from './kindColumns';
import { NoOpenOrders } from './NoOpenOrders';
import { OrderCard } from './OrderCard';
import { FilledCell, MomentCell, PairCell } from './OrderCells';
import { orderTotal } from './orderRows';
import { rowKeys } from './rowKeys';
import { useCancelOrder } from './useCancelOrder';
import { useMarkets } from './useMarkets';
import { useOpenOrders } from './useOpenOrders';

/** Own open orders, live. */
export function OpenOrders({ symbol }: { symbol: string | undefined }) {
  const { t } = useTranslation('common');
  const { orders } = useOwnAccount();
  const rows = useOpenOrders(symbol);
  const marketOf = useMarkets();
  const { cancel, canceling } = useCancelOrder(useMarket().cancelOrder);
  const button = useCallback(
    (order: OwnOrder) => (
      <CancelButton isBusy={canceling.has(order.orderId)} state={marketOf(order.symbol).state} onCancel={() => void cancel(order)} />
    ),
    [cancel, canceling, marketOf],
  );
  const columns = useMemo<Column<OwnOrder>[]>(
    () => [
      {
        key: 'time',
        kind: 'custom',
        header: t('trade.time'),
        hideBelow: 'desktop',
        render: (order) => <MomentCell at={order.createdAt} />,
      },
      { key: 'pair', kind: 'custom', header: t('trade.pair'), isRowHeader: true, render: (order) => <PairCell symbol={order.symbol} /> },
      ...kindColumns(t),
      {
        key: 'price',
        kind: 'number',
        header: t('trade.price'),
        value: (order) => order.price ?? undefined,
        decimals: (order) => marketOf(order.symbol).priceDecimals,
      },
      {
        key: 'amount',
        kind: 'number',
        header: t('trade.amount'),
        value: (order) => order.quantity ?? undefined,
        decimals: (order) => marketOf(order.symbol).sizeDecimals,
      },
      {
        key: 'total',
        kind: 'number',
        header: t('trade.total'),
        value: orderTotal,
        decimals: (order) => marketOf(order.symbol).totalDecimals,
        unit: (order) => marketOf(order.symbol).quote,
      },
      {
        key: 'filled',
        kind: 'custom',
        align: 'end',
        header: t('trade.filled'),
        render: (order) => <FilledCell order={order} />,
      },
      { key: 'action', kind: 'action', header: t('trade.action'), render: button },
    ],
    [t, marketOf, button],
  );
  const card = useCallback((order: OwnOrder) => <OrderCard order={order} action={button(order)} />, [button]);
  return (
    <Table
      dense
      stickyHead
      label={t('trade.openOrders')}
      columns={columns}
      rows={rows}
      rowKey={rowKeys.order}
      loading={!orders.isLoaded}
      error={orders.isFailed && !orders.isLoaded ? <AccountError /> : undefined}
      skeletonRows={4}
      empty={<NoOpenOrders />}
      card={card}
    />
  );
}
