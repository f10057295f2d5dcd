import { useTranslation } from 'next-i18next/pages';
import type { PriceLevel } from '@/domain/order/ticketForm';
import type { Walk } from '@/domain/order/walkBook';
import { useFormat } from '@/src/format';
import { stepPrice } from '../../chart/chartText';
import { useMarket } from '../../MarketContext';
import styles from './SlippageCurve.module.css';
import { CURVE, slippageScene } from './slippageScene';

interface SlippageCurveProps {
  levels: readonly PriceLevel[];
  walk: Walk;
  average: string | undefined;
  isBuy: boolean;
}

/** How the order eats into the book, from its best price on. The figures stand below it in words; it only shows them. */
export function SlippageCurve({ levels, walk, average, isBuy }: SlippageCurveProps) {
  const { t } = useTranslation('common');
  const { priceDecimals } = useMarket();
  const format = useFormat();
  const scene = slippageScene(levels, walk);
  if (!scene) return null;
  const marks = [
    { key: 'best', x: scene.bestX, label: t('trade.confirm.best'), price: levels[0]?.price },
    { key: 'average', x: scene.averageX, label: t('trade.average'), price: average },
    { key: 'worst', x: scene.worstX, label: t('trade.confirm.worst'), price: walk.worstPrice },
  ];
  return (
    <div className={styles.curve} data-side={isBuy ? 'asks' : 'bids'} dir="ltr" aria-hidden="true">
      <div className={styles.marks}>
        {marks.map(({ key, x, label, price }) => (
          <span key={key} className={styles.mark} data-mark={key} style={{ insetInlineStart: percent(x) }}>
            {label} <b className="num">{format.price(price, priceDecimals)}</b>
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${CURVE.width} ${CURVE.height}`} preserveAspectRatio="none" className={styles.drawing} aria-hidden="true">
        <path d={scene.taken} className={styles.taken} />
        <path d={scene.line} className={styles.line} vectorEffect="non-scaling-stroke" />
        <path d={`M0 ${scene.sizeY}H${scene.worstX}`} className={styles.dotted} vectorEffect="non-scaling-stroke" />
        {marks.map(({ key, x }) => (
          <path key={key} d={`M${x} 0V${CURVE.height}`} className={styles.dotted} vectorEffect="non-scaling-stroke" />
        ))}
        <path d={`M0 ${CURVE.height}H${CURVE.width}`} className={styles.ground} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.ticks}>
        {scene.ticks.map(({ x, price }) => (
          <span key={price} className="num" style={{ insetInlineStart: percent(x) }}>
            {stepPrice(price, scene.step, format.locale)}
          </span>
        ))}
      </div>
    </div>
  );
}

const percent = (x: number) => `${(x / CURVE.width) * 100}%`;
