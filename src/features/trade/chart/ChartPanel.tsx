import clsx from 'clsx';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import terminal from '../Terminal.module.css';
import styles from './Chart.module.css';
import { DepthLoading } from './depth/DepthLoading';
import { FullHead } from './phone/FullHead';
import { IndicatorToggles } from './phone/IndicatorToggles';
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
  className?: string;
}

/** Candles or depth under the tools that change them. Fills the window in full screen. */
export function ChartPanel({ isSmall, isPhone = false, className }: ChartPanelProps) {
  const { t } = useTranslation('common');
  const [interval, setInterval] = useInterval();
  const { view } = useChartSettings();
  const panel = useRef<HTMLElement>(null);
  const isFull = useFullscreenPanel(panel);
  const Toolbar = isPhone ? PhoneToolbar : ChartToolbar;
  return (
    <section ref={panel} className={clsx(terminal.panel, className, isFull && styles.full)} aria-label={t('trade.chart')}>
      {isPhone && isFull ? <FullHead /> : null}
      <Toolbar interval={interval} onInterval={setInterval} />
      {view === 'depth' ? <DepthView /> : <PriceView interval={interval} isSmall={isSmall && (isPhone || !isFull)} />}
      {isPhone && isFull && view === 'original' ? <IndicatorToggles /> : null}
    </section>
  );
}
