import clsx from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import type { Ticker } from '@/contract/market';
import { Link } from '@/src/ui/link/Link';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import home from '../../Home.module.css';
import type { HomeData } from '../../homeData';
import { useHomeLinks } from '../../hooks/useHomeLinks';
import { useMovers } from '../../hooks/useMovers';
import type { HomeMarket } from '../../model/homeMarket';
import { MOVER_TABS, type MoverTab } from '../../model/movers';
import styles from './Movers.module.css';
import { MoversTable } from './MoversTable';

interface MoversProps {
  markets: readonly HomeMarket[];
  tickers: ReadonlyMap<string, Ticker>;
  sparklines: HomeData['sparklines'];
}

/** The six markets that lead a list, live. */
export function Movers({ markets, tickers, sparklines }: MoversProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const links = useHomeLinks();
  const [tab, setTab] = useState<MoverTab>('gainers');
  const shown = useMovers(markets, tickers, tab);
  return (
    <section className={`${home.wrap} ${home.band}`}>
      <div className={styles.head}>
        <h2 className={home.title}>{t('home.movers.title')}</h2>
        <div className={styles.ways}>
          <Tabs
            id={id}
            look="segment"
            items={MOVER_TABS.map((value) => ({ value, label: t(`home.movers.${value}`) }))}
            value={tab}
            onChange={setTab}
            label={t('home.movers.title')}
            className={styles.tabs}
          />
          {links.markets ? (
            <Link href={links.markets} className={clsx('finger', styles.all)}>
              {t('home.movers.all')}
              <ArrowRight size={16} className="mirror" aria-hidden="true" />
            </Link>
          ) : null}
        </div>
      </div>
      <TabPanel tabs={id} value={tab}>
        <MoversTable tab={tab} markets={shown} tickers={tickers} sparklines={sparklines} />
      </TabPanel>
    </section>
  );
}
