import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { useMarket } from '@/src/market/MarketContext';
import { HistoryFilters } from '@/src/market/orders/HistoryFilters';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Sheet } from '@/src/ui/overlay/Sheet';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { OrdersTabLists } from './OrdersTabLists';
import phone from './PhoneOrders.module.css';

const TABS = ['orders', 'trades'] as const;
export type RecordsTab = (typeof TABS)[number];

interface RecordsSheetProps {
  open: boolean;
  onClose: () => void;
  tab: RecordsTab;
  onTab: (tab: RecordsTab) => void;
}

/** Own orders of the past and own fills, on a phone. */
export function RecordsSheet({ open, onClose, tab, onTab }: RecordsSheetProps) {
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const [isOwnPairOnly, setOwnPairOnly] = useState(false);
  const id = useId();
  const tabs = [
    { value: 'orders' as const, label: t('trade.orderHistory') },
    { value: 'trades' as const, label: t('trade.tradeHistory') },
  ];
  return (
    <Sheet full open={open} onClose={onClose} title={t('trade.records')}>
      <div className={phone.sheet}>
        <Tabs id={id} items={tabs} value={tab} onChange={onTab} label={t('trade.records')} size="small" className={phone.tabs} />
        <div className={phone.bar}>
          <Checkbox label={t('trade.hideOtherPairs')} checked={isOwnPairOnly} onChange={setOwnPairOnly} />
          {tab === 'orders' ? <HistoryFilters /> : null}
        </div>
        <OrdersTabLists id={id} tabs={TABS} tab={tab} symbol={isOwnPairOnly ? symbol : undefined} />
      </div>
    </Sheet>
  );
}
