import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import { divide, isZero, multiply, subtract } from '@/domain/money/decimal';
import { sendSpotCancel } from '@/src/api/calls/spot';
import { useListing } from '@/src/brand/ListingContext';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { usePairName } from '@/src/brand/usePairName';
import { usePairPath } from '@/src/brand/usePairPath';
import { useFormat } from '@/src/format';
import { useCancelOrder } from '@/src/market/orders/useCancelOrder';
import { useOwnAccount } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import { Button } from '@/src/ui/button/Button';
import { Link } from '@/src/ui/link/Link';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { Record } from '@/src/ui/section/Record';
import { Section } from '@/src/ui/section/Section';
import type { Column } from '@/src/ui/table/columns';
import { Table } from '@/src/ui/table/Table';
import { priceMarketOf } from '../holdings/quotes';
import styles from './CoinOrders.module.css';

const keyOf = ({ orderId }: OwnOrder) => orderId;

/** How much of an order is filled, in percent. */
export const filledPercent = ({ quantity, filledQuantity }: OwnOrder): string | undefined =>
  quantity === null || isZero(quantity) ? undefined : divide(multiply(filledQuantity, '100'), quantity, 'down', 0);

/** Own open orders in markets of a coin, live; not there while there are none. */
export function CoinOrders({ coin }: { coin: string }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const listing = useListing();
  const amountsOf = usePairAmounts();
  const pairName = usePairName();
  const pairPath = usePairPath();
  const { openOrders } = useOwnAccount();
  const { cancel, canceling } = useCancelOrder(sendSpotCancel);
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const rows = useMemo(
    () =>
      openOrders.filter(({ symbol }) => {
        const market = listing.openTradeSymbols[symbol];
        return market?.base === coin || market?.quote === coin;
      }),
    [openOrders, listing, coin],
  );
  const button = (order: OwnOrder) => (
    <Button
      variant="tertiary"
      size="small"
      loading={canceling.has(order.orderId)}
      onClick={() => void cancel(order)}
      aria-label={t('wallets.cancelOrder', { pair: pairName(order.symbol) })}
    >
      {t('wallets.cancel')}
    </Button>
  );
  const side = ({ side: one }: OwnOrder) => (
    <span className={one === 'BUY' ? styles.buy : styles.sell}>{t(one === 'BUY' ? 'trade.buy' : 'trade.sell')}</span>
  );
  const left = ({ quantity, filledQuantity }: OwnOrder) => (quantity === null ? undefined : subtract(quantity, filledQuantity));
  /** What is bound in orders is part of a balance. */
  const size = (symbol: string, quantity: string | null | undefined) =>
    hidden ? (
      <HiddenText />
    ) : (
      <bdi dir="ltr" className="num">
        {amountsOf(symbol).size(quantity)}
      </bdi>
    );
  const columns: Column<OwnOrder>[] = [
    { key: 'pair', kind: 'custom', header: t('wallets.pair'), isRowHeader: true, render: ({ symbol }) => pairName(symbol) },
    { key: 'side', kind: 'custom', header: t('wallets.side'), render: side },
    {
      key: 'price',
      kind: 'custom',
      align: 'end',
      header: t('wallets.price'),
      render: ({ symbol, price }) => (
        <bdi dir="ltr" className="num">
          {amountsOf(symbol).price(price)}
        </bdi>
      ),
    },
    {
      key: 'amount',
      kind: 'custom',
      align: 'end',
      header: t('wallets.amount'),
      render: ({ symbol, quantity }) => size(symbol, quantity),
    },
    {
      key: 'filled',
      kind: 'custom',
      align: 'end',
      header: t('wallets.filled'),
      render: (order) => (
        <bdi dir="ltr" className="num">
          {format.progress(filledPercent(order))}
        </bdi>
      ),
    },
    {
      key: 'left',
      kind: 'custom',
      align: 'end',
      header: t('wallets.stillOpen'),
      hideBelow: 'desktop',
      render: (order) => size(order.symbol, left(order)),
    },
    { key: 'acts', kind: 'action', header: '', label: t('wallets.acts'), render: button },
  ];
  if (rows.length === 0) return null;
  const market = priceMarketOf(coin, listing);
  const path = market === undefined ? undefined : pairPath(market);
  const link =
    market === undefined || path === undefined ? null : (
      <Link href={path} className={styles.link}>
        {t('wallets.openPair', { pair: pairName(market) })}
      </Link>
    );
  return (
    <Section title={t('wallets.openOrders')} end={link}>
      <Table
        label={t('wallets.openOrders')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        card={(order) => <OrderRecord order={order} size={size(order.symbol, order.quantity)} side={side(order)} action={button(order)} />}
      />
    </Section>
  );
}

interface OrderRecordProps {
  order: OwnOrder;
  size: ReactNode;
  side: ReactNode;
  action: ReactNode;
}

/** An open order on a phone. */
function OrderRecord({ order: { symbol, price }, size, side, action }: OrderRecordProps) {
  const amounts = usePairAmounts()(symbol);
  const title = (
    <>
      {usePairName()(symbol)} {side}
    </>
  );
  const number = (text: string) => (
    <bdi key={text} dir="ltr" className="num">
      {text}
    </bdi>
  );
  return <Record title={title} texts={[number(amounts.price(price)), size]} end={action} />;
}
