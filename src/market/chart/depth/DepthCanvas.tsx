import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { MARK_STEPS } from '@/domain/book/depthMark';
import { usePairName } from '@/src/brand/usePairName';
import { useFormat } from '@/src/format';
import { useStore } from '@/src/lib/store/useStore';
import { useMarket } from '../../MarketContext';
import { offerPicture } from '../toolbar/chartPicture';
import styles from './Depth.module.css';
import { DepthCard } from './DepthCard';
import type { ShownMark } from './depthChart';
import { useDepthChart } from './useDepthChart';
import { useMarkControl } from './useMarkControl';

const nothing = { subscribe: () => () => undefined, getSnapshot: () => undefined };

/** The curve itself. For speech and keyboard it is a slider that goes along the prices. */
export function DepthCanvas() {
  const pairName = usePairName();
  const { t } = useTranslation('common');
  const { symbol } = useMarket();
  const canvas = useRef<HTMLCanvasElement>(null);
  const chart = useDepthChart(canvas);
  const control = useMarkControl(chart);
  const store = chart?.mark ?? nothing;
  const mark = useStore(store, () => undefined);
  const markText = useMarkText(mark);
  useEffect(() => {
    const target = canvas.current;
    return chart && target ? offerPicture(() => target) : undefined;
  }, [chart]);
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('trade.depth.chartOf', { pair: pairName(symbol) })}
        aria-valuemin={-MARK_STEPS}
        aria-valuemax={MARK_STEPS}
        aria-valuenow={chart?.place.getSnapshot() ?? 0}
        aria-valuetext={markText}
        data-testid="depth-chart"
        className={styles.canvas}
        {...control}
      >
        <canvas ref={canvas} className={styles.canvas} />
      </div>
      {chart && mark ? (
        <DepthCard mark={mark} box={{ width: canvas.current?.clientWidth ?? 0, height: canvas.current?.clientHeight ?? 0 }} />
      ) : null}
    </>
  );
}

function useMarkText(mark: ShownMark | undefined): string {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { base, priceDecimals, sizeDecimals } = useMarket();
  if (!mark) return t('trade.depth.noMark');
  return t('trade.depth.markText', {
    side: t(mark.side === 'asks' ? 'trade.depth.askSide' : 'trade.depth.bidSide'),
    price: format.price(mark.price, priceDecimals),
    percent: format.percent(mark.percent),
    size: `${format.fixed(mark.size, sizeDecimals)} ${base}`,
  });
}
