import { useTranslation } from 'next-i18next/pages';
import { useOffers } from '@/src/brand/offers';
import { useFormat } from '@/src/format';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { FactBox } from '@/src/ui/views/FactBox';
import { Note } from '@/src/ui/views/Note';
import type { ClosingView } from '../../model/closing';
import form from '../DialogForm.module.css';
import styles from './OwnData.module.css';

interface CloseLookProps extends ClosingView {
  givesUp: boolean;
  onGivesUp: (givesUp: boolean) => void;
}

/** The first step: what stands in the way coin by coin, and what goes with the account. */
export function CloseLook({ isBlocked, openOrders, first, lost, rebates, givesUp, onGivesUp }: CloseLookProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const offers = useOffers();
  // Those of today are not worked out before it has ended.
  const follows = (['erased', 'kept', 'rebates', 'address', 'final'] as const).filter((key) => key !== 'rebates' || offers.referral);
  const amount = (coin: { asset: string; amount: string }) => `${format.amount(coin.amount)} ${coin.asset}`;
  const inTheWay = first.map((coin) => ({ key: coin.asset, label: t(`security.close.why.${coin.why}`), value: amount(coin) }));
  const orders = openOrders > 0 ? [{ key: 'orders', label: t('security.close.orders'), value: format.fixed(String(openOrders), 0) }] : [];
  return (
    <div className={form.form}>
      {isBlocked ? (
        <>
          <Note tone="warning" title={t('security.close.blocked')}>
            {t('security.close.blockedText')}
          </Note>
          <FactBox facts={[...orders, ...inTheWay]} />
        </>
      ) : null}
      {lost.length > 0 ? (
        <>
          <FactBox facts={lost.map((coin) => ({ key: coin.asset, label: t(`security.close.why.${coin.why}`), value: amount(coin) }))} />
          {isBlocked ? null : <Checkbox checked={givesUp} onChange={onGivesUp} label={t('security.close.giveUp')} />}
        </>
      ) : null}
      {rebates.length > 0 ? (
        <FactBox facts={rebates.map((coin) => ({ key: coin.asset, label: t('security.close.rebate'), value: amount(coin) }))} />
      ) : null}
      <ul className={styles.follows}>
        {follows.map((key) => (
          <li key={key}>{t(`security.close.follows.${key}`)}</li>
        ))}
      </ul>
    </div>
  );
}
