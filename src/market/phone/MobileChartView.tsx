import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import type { OrderSide } from '@/domain/order/enums';
import { Button } from '@/src/ui/button/Button';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { ChartPanel } from '../chart/ChartPanel';
import { ClaimFirstButton } from '../claims/ClaimFirstButton';
import { useFirstClaim } from '../claims/useFirstClaim';
import { TradesList } from '../trades/TradesList';
import styles from './Mobile.module.css';
import { MobileBook } from './MobileBook';
import { MobilePairHead } from './MobilePairHead';
import { MobilePrice } from './MobilePrice';
import { useTurnedChart } from './useTurnedChart';

type ChartTab = 'chart' | 'book' | 'trades';

const SHORT_BOOK = { rows: 7, rowHeight: 24 };
const FULL_BOOK = { rows: 18, rowHeight: 27 };
const MOST_TRADES = 40;

/** Price, chart, book and trades, with both sides at the thumb. */
export function MobileChartView({ onTrade }: { onTrade: (side: OrderSide) => void }) {
  const { t } = useTranslation('common');
  const [tab, setTab] = useState<ChartTab>('chart');
  const id = useId();
  const isClaimFirst = useFirstClaim();
  useTurnedChart(tab === 'chart');
  const tabs = [
    { value: 'chart' as const, label: t('trade.chart') },
    { value: 'book' as const, label: t('trade.orderBook') },
    { value: 'trades' as const, label: t('trade.trades') },
  ];
  return (
    <>
      <MobilePairHead />
      {tab === 'book' ? null : <MobilePrice />}
      <Tabs id={id} items={tabs} value={tab} onChange={setTab} label={t('trade.marketViews')} size="small" className={styles.tabs} />
      <TabPanel tabs={id} value={tab} className={styles.panel}>
        {tab === 'chart' ? (
          <>
            <div className={styles.chart}>
              <ChartPanel isSmall isPhone onTrade={onTrade} className={styles.chartPanel} />
            </div>
            <MobileBook {...SHORT_BOOK} isFull={false} />
          </>
        ) : null}
        {tab === 'book' ? <MobileBook {...FULL_BOOK} isFull /> : null}
        {tab === 'trades' ? (
          <div className={styles.trades}>
            <TradesList maxRows={MOST_TRADES} isWhole />
          </div>
        ) : null}
      </TabPanel>
      <div className={styles.actions}>
        {/* A new user lands here: what comes before the first order stands over the buttons for it. */}
        {isClaimFirst ? <ClaimFirstButton className={styles.claim} /> : null}
        <Button variant="tradingBuy" size="large" onClick={() => onTrade('BUY')}>
          {t('trade.buy')}
        </Button>
        <Button variant="tradingSell" size="large" onClick={() => onTrade('SELL')}>
          {t('trade.sell')}
        </Button>
      </div>
    </>
  );
}
