import clsx from 'clsx';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useExpressSlogan } from '@/src/api/queries/express';
import { useHasToken } from '@/src/lib/useHasToken';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import styles from './Express.module.css';
import { OrderScreen } from './OrderScreen';
import { useExpressForm } from './useExpressForm';
import { OrderForm } from './view/OrderForm';
import { Steps } from './view/Steps';

/** Buying and selling coins for money; with `?order=` one order of one's own. */
export function ExpressScreen() {
  const { query } = useRouter();
  const isSignedIn = useHasToken();
  return typeof query.order === 'string' && isSignedIn ? (
    <div className={clsx(styles.page, styles.order)}>
      <OrderScreen orderId={query.order} />
    </div>
  ) : (
    <Trading />
  );
}

function Trading() {
  const { t } = useTranslation('common');
  const { data } = useExpressSlogan();
  const form = useExpressForm();
  const { side } = form.draft;
  const tabs = form.sides.map((one) => ({ value: one, label: t(one === 'BUY' ? 'express.buy' : 'express.sell') }));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{t(side === 'BUY' ? 'express.buyTitle' : 'express.sellTitle')}</h1>
          <p>{data?.slogan ?? t(side === 'BUY' ? 'express.buyLead' : 'express.sellLead')}</p>
        </div>
        {tabs.length > 1 ? (
          <Tabs id="express" look="segment" size="small" label={t('express.sides')} items={tabs} value={side} onChange={form.turn} />
        ) : null}
      </div>
      {tabs.length > 1 ? (
        <TabPanel tabs="express" value={side}>
          <OrderForm form={form} />
        </TabPanel>
      ) : (
        <OrderForm form={form} />
      )}
      <Steps side={side} />
    </div>
  );
}
