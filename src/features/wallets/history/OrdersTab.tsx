import { useTranslation } from 'next-i18next/pages';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAccountEvents } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import { HistoryDays } from './HistoryDays';
import { OrderRow } from './OrderRow';
import { useOrderFilters } from './useFilters';
import { useHistory } from './useHistory';
import { HistoryList } from './view/HistoryList';
import { OrderFilterBar } from './view/OrderFilterBar';

/** Purchases and sales for money, also those that came to nothing. Each opens its own page, where it can still be paid or left. */
export function OrdersTab() {
  const { t } = useTranslation('common');
  const { question, isFiltered, reset } = useOrderFilters();
  const reading = useHistory('expressOrders', useHasToken(true) ? question : undefined);
  const { recordsByDay, hasMore } = useAppSelector((state) => state.wallet.expressOrders);
  // What becomes of an order is told to its owner.
  useAccountEvents({ onNotices: reading.reload, onReconciled: reading.reload });
  return (
    <>
      <OrderFilterBar />
      <HistoryList
        {...{ reading, hasMore, isFiltered }}
        empty={{ title: t('history.emptyOrders'), text: t('history.emptyOrdersText') }}
        isEmpty={Object.keys(recordsByDay).length === 0}
        onReset={reset}
      >
        <HistoryDays recordsByDay={recordsByDay} row={(order) => <OrderRow order={order} />} />
      </HistoryList>
    </>
  );
}
