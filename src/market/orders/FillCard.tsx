import { useTranslation } from 'next-i18next/pages';
import type { OwnFill } from '@/contract/ownOrder';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import { usePairName } from '@/src/brand/usePairName';
import { useFormat } from '@/src/format';
import styles from './OrderCard.module.css';
import { MomentCell } from './OrderCells';
import { useMarkets } from './useMarkets';

/** A fill on a small screen. */
export function FillCard({ fill }: { fill: OwnFill }) {
  const pairName = usePairName();
  const { t } = useTranslation('common');
  const market = useMarkets()(fill.symbol);
  const format = useFormat();
  const amountsOf = usePairAmounts();
  const isBuy = fill.side === 'BUY';
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <bdi dir="ltr" className={styles.name}>
          {pairName(fill.symbol)}
        </bdi>
        <span className={isBuy ? styles.buy : styles.sell}>
          {t(isBuy ? 'trade.buy' : 'trade.sell')} · {t(`trade.roles.${fill.role}`)}
        </span>
        <span className={styles.grow} />
        <MomentCell at={fill.at} />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('trade.price')}</dt>
          <dd className="num">{format.price(fill.price, market.priceDecimals)}</dd>
        </div>
        <div>
          <dt>{t('trade.amountAndFee')}</dt>
          <dd className="num">
            {format.fixed(fill.quantity, market.sizeDecimals)} / {amountsOf(fill.symbol).feePaid(fill.fee, fill.feeAsset)}
          </dd>
        </div>
        <div>
          <dt>{t('trade.totalIn', { asset: market.quote })}</dt>
          <dd className="num">{format.fixed(fill.quote, market.totalDecimals)}</dd>
        </div>
      </dl>
    </article>
  );
}
