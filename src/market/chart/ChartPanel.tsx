import clsx from 'clsx';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import type { OrderSide } from '@/domain/order/enums';
import { useMediaQuery } from '@/src/ui/media/useMediaQuery';
import { LOW_WINDOW } from '../phone/phoneOnSide';
import terminal from '../workspace/Terminal.module.css';
import styles from './Chart.module.css';
import { DepthLoading } from './depth/DepthLoading';
import { FullHead } from './phone/FullHead';
import { IndicatorToggles } from './phone/IndicatorToggles';
import { LandscapeBar } from './phone/LandscapeBar';
import { PriceView } from './price/PriceView';
import { useChartSettings } from './settings/chartSettings';
import { ChartToolbar } from './toolbar/ChartToolbar';
import { PhoneToolbar } from './toolbar/PhoneToolbar';
import { useFullscreenPanel } from './toolbar/useFullscreenPanel';
import { useInterval } from './useInterval';

const DepthView = dynamic(() => import('./depth/DepthView').then((module) => module.DepthView), { ssr: false, loading: DepthLoading });

interface ChartPanelProps {
  /** Little room: a short legend. */
  isSmall: boolean;
  /** Tools for a thumb. */
  isPhone?: boolean;
  /** Leads from a phone's chart to the ticket. */
  onTrade?: (side: OrderSide) => void;
  className?: string;
}

/** Candles or depth under the tools that change them. Fills the window in full screen, where a low one has all of its tools in one line. */
export function ChartPanel({ isSmall, isPhone = false, onTrade, className }: ChartPanelProps) {
  const { t } = useTranslation('common');
  const [interval, setInterval] = useInterval();
  const { view } = useChartSettings();
  const panel = useRef<HTMLElement>(null);
  const isFull = useFullscreenPanel(panel);
  const isLow = useMediaQuery(LOW_WINDOW) === true && isFull;
  const isFullPhone = isPhone && isFull && !isLow;
  const room = isFullPhone ? 'phone' : isSmall && !isFull ? 'small' : 'wide';
  const tools = { interval, onInterval: setInterval };
  return (
    <section
      ref={panel}
      className={clsx(terminal.panel, isFull ? styles.full : className, isLow && styles.low)}
      aria-label={t('trade.chart')}
    >
      {isLow ? (
        <LandscapeBar {...tools} onTrade={onTrade} />
      ) : (
        <>
          {isFullPhone ? <FullHead /> : null}
          {isPhone ? <PhoneToolbar {...tools} isFull={isFullPhone} /> : <ChartToolbar {...tools} />}
        </>
      )}
      {view === 'depth' ? <DepthView /> : <PriceView interval={interval} room={room} hasHead={isFullPhone || isLow} />}
      {isFullPhone && view === 'original' ? <IndicatorToggles /> : null}
    </section>
  );
}
