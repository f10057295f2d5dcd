import { useTranslation } from 'next-i18next/pages';
import { ORDER_STATUS_FILTERS } from '@/domain/order/enums';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { orderHistoryFilterChanged, orderHistoryFilterReset } from '@/src/state/tradeSlice';
import { Select } from '@/src/ui/menu/Select';
import styles from './Orders.module.css';

/** Which orders the history shows. It starts with all of them and can be put back there. */
export function HistoryFilters() {
  const { t } = useTranslation('common');
  const status = useAppSelector((state) => state.trade.orderHistoryFilter.status);
  const dispatch = useAppDispatch();
  const options = ORDER_STATUS_FILTERS.map((value) => ({ value, label: t(`trade.statusFilter.${value}`) }));
  return (
    <>
      {status === 'ALL' ? null : (
        <button type="button" className={styles.reset} onClick={() => dispatch(orderHistoryFilterReset())}>
          {t('trade.resetFilter')}
        </button>
      )}
      <Select
        variant="tableDropdown"
        size="small"
        options={options}
        value={status}
        onChange={(value) => dispatch(orderHistoryFilterChanged({ status: value }))}
        label={t('trade.status.label')}
        width={160}
      />
    </>
  );
}
