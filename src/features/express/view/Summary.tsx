import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { isZero } from '@/domain/money/decimal';
import { type ExpressPrice, nextPriceAt } from '@/src/api/queries/express';
import { useSite } from '@/src/brand/SiteContext';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';
import { unbroken } from '@/src/format/unbroken';
import { useSecondsUntil } from '@/src/lib/useSecondsUntil';
import { priceDecimals } from '../model/priceDecimals';
import type { ExpressForm } from '../useExpressForm';
import { useMethodWords } from '../useMethodWords';
import { Headline } from './Headline';
import styles from './Summary.module.css';

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How long until the price is another. */
function PriceTimer({ price }: { price: ExpressPrice }) {
  const { t } = useTranslation('common');
  const seconds = useSecondsUntil(nextPriceAt(price));
  return (
    <span className={styles.timer}>
      <RefreshCw size={14} aria-hidden="true" /> {t('express.newPriceIn', { seconds })}
    </span>
  );
}

/** What the order says before it is sent: price, fees of both, and the total they are inside of. */
export function Summary({ form, children }: { form: ExpressForm; children: ReactNode }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const { site } = useSite();
  const words = useMethodWords();
  const { draft, told, isOver, amounts, method } = form;
  const { side, coin, currency } = draft;
  const isBuy = side === 'BUY';
  // A transfer has the price of when it arrives: nothing here is exact before.
  const isEstimated = method !== undefined && isBuy && method.priceSeconds === null;
  const about = isEstimated ? '≈ ' : '';
  // Each counts by itself, from when it came.
  const timer = isEstimated || !told || isOver ? null : <PriceTimer key={nextPriceAt(told)} price={told} />;
  const money = (value: string | undefined) => <span className="num">{currency === '' ? '--' : format.currency(value, currency)}</span>;
  return (
    <section className={styles.card} aria-label={t('express.summary')}>
      <div className={styles.head}>
        <h2>{t('express.summary')}</h2>
        <span className={styles.above}>{timer}</span>
      </div>
      <Headline coin={coin} label={t(isBuy ? 'express.youReceiveAbout' : 'express.youSell')} className={styles.coin}>
        {unbroken(
          `${amounts ? about : ''}${isEstimated ? format.fixed(amounts?.coins, decimalsOf(coin)) : format.exact(amounts?.coins, 0)} ${coin}`,
        )}
      </Headline>
      <dl className={styles.lines}>
        <Line label={t(isEstimated ? 'express.priceEstimated' : 'express.price')}>
          <span className="num">
            {told ? `${about}${format.currencyPrice(told.price, priceDecimals(told.price), currency)} / ${coin}` : '--'}
          </span>
        </Line>
        <Line label={t(isBuy ? 'express.forCoins' : 'express.worth')}>{money(amounts?.forCoins)}</Line>
        {method && !isZero(method.providerFeePercent) ? (
          <Line label={`${method.provider} ${words.percent(method.providerFeePercent)}`}>{money(amounts?.providerFee)}</Line>
        ) : null}
        {method && !isZero(method.ownFeePercent) ? (
          <Line label={`${site.name} ${words.percent(method.ownFeePercent)}`}>{money(amounts?.ownFee)}</Line>
        ) : null}
        {method ? (
          <Line label={t('express.arrives')}>
            {isBuy ? t(method.maxMinutes === 0 ? 'express.arrivesSoon' : 'express.arrivesDays') : words.time(method)}
          </Line>
        ) : null}
      </dl>
      <div className={styles.foot}>
        <div className={styles.total}>
          <span>
            {t(isBuy ? 'express.total' : 'express.youReceive')}
            <span className={styles.pinned}>{timer}</span>
          </span>
          <b>{money(amounts?.total)}</b>
        </div>
        {children}
      </div>
    </section>
  );
}
