import { useTranslation } from 'next-i18next/pages';
import { spokenRate } from '@/domain/convert/spokenRate';
import { decimalsOf } from '@/domain/money/decimal';
import { useFormat } from '@/src/format';
import type { Leg } from '../../model/convert';
import type { ConversionState } from './ConvertAmounts';
import styles from './ConvertBand.module.css';

const nameOf = ({ pair }: Leg) => `${pair.base}/${pair.quote}`;

/** How the result came about: the average price and the books it was taken from. */
export function ConvertFigures({ conversion }: { conversion: ConversionState }) {
  const { t } = useTranslation('common');
  const { route, result } = conversion;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('home.convert.rate')}</dt>
          <dd className="num">
            <RateText conversion={conversion} />
          </dd>
        </div>
        <div>
          <dt>{t('trade.fee')}</dt>
          <dd>{t('convert.feeIncluded')}</dd>
        </div>
        <div>
          <dt>{t('home.convert.books')}</dt>
          <dd className="num">{route?.map(nameOf).join(' · ') ?? '--'}</dd>
        </div>
      </dl>
      <p className={styles.thin} role="status">
        {result && !result.isComplete ? t('home.convert.thin') : ''}
      </p>
    </>
  );
}

/** Which way round a rate reads best depends on which coin is dearer; it carries the tick of the market it is said in. */
function RateText({ conversion: { give, get, amount, route, result } }: { conversion: ConversionState }) {
  const format = useFormat();
  if (!result?.isComplete || amount === undefined || route === undefined) return '--';
  const rate = spokenRate(give, get, amount, result.receive);
  if (!rate) return '--';
  const { one, price, unit } = rate;
  const tick = route.length === 1 ? route[0]?.pair.priceIncrement : undefined;
  return `1 ${one} = ${tick === undefined ? format.amount(price, 6) : format.fixed(price, decimalsOf(tick))} ${unit}`;
}
