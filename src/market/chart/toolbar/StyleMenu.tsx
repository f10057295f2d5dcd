import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isRightToLeft } from '@/src/ui/tabs/rovingKeys';
import { type ChartStyle, chartSettings, useChartSettings } from '../settings/chartSettings';
import { StyleIcon } from './StyleIcon';
import styles from './StyleMenu.module.css';

const GROUPS = [
  { title: 'styleCandles', styles: ['candle', 'hollow', 'heikin-ashi', 'bar'] },
  { title: 'styleLines', styles: ['line', 'area'] },
] as const satisfies readonly { title: string; styles: readonly ChartStyle[] }[];
const COLUMNS = 2;

/** How candles are drawn, in two columns. The chart shows the choice at once. */
export function StyleMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const { style } = useChartSettings();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(), []);
  const choose = (next: ChartStyle) => {
    chartSettings.change({ style: next });
    onClose();
  };
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('trade.chartTools.style')}
      className={styles.menu}
      onKeyDown={(event) => onKey(event, onClose)}
    >
      {GROUPS.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a menu groups its items by role; a fieldset would be a form.
        <div key={group.title} role="group" aria-labelledby={`chart-${group.title}`}>
          <div id={`chart-${group.title}`} className={styles.head}>
            {t(`trade.chartTools.${group.title}`)}
          </div>
          <div role="presentation" className={styles.grid}>
            {group.styles.map((value) => (
              <button
                key={value}
                type="button"
                role="menuitemradio"
                aria-checked={value === style}
                tabIndex={-1}
                className={styles.item}
                onClick={() => choose(value)}
              >
                <StyleIcon style={value} size={20} />
                <span className={styles.name}>{t(`trade.chartTools.styles.${value}`)}</span>
                {value === style ? <Check size={15} aria-hidden="true" /> : null}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function onKey(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  if (event.key === 'Tab') onClose();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const current = items.findIndex((item) => item.matches(':focus'));
  const along = isRightToLeft(event.currentTarget) ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: current + along,
    ArrowLeft: current - along,
    ArrowDown: current + COLUMNS,
    ArrowUp: current - COLUMNS,
    Home: 0,
    End: items.length - 1,
  };
  const next = targets[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[Math.min(items.length - 1, Math.max(0, next))]?.focus();
}
