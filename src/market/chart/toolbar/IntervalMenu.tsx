import { useTranslation } from 'next-i18next/pages';
import { type KeyboardEvent, useState } from 'react';
import { INTERVAL_MS, KLINE_INTERVALS, type KlineInterval } from '@/domain/chart/intervals';
import { typedInterval } from '@/domain/chart/typedInterval';
import { chartSettings, FIRST_SETTINGS, useChartSettings } from '../settings/chartSettings';
import styles from './IntervalMenu.module.css';
import { IntervalRow } from './IntervalRow';
import { TypedIntervalField } from './TypedIntervalField';

const COLUMNS = [
  { title: 'minutes', intervals: KLINE_INTERVALS.filter((interval) => INTERVAL_MS[interval] < INTERVAL_MS['1h']) },
  {
    title: 'hours',
    intervals: KLINE_INTERVALS.filter(
      (interval) => INTERVAL_MS[interval] >= INTERVAL_MS['1h'] && INTERVAL_MS[interval] < INTERVAL_MS['1d'],
    ),
  },
  { title: 'days', intervals: KLINE_INTERVALS.filter((interval) => INTERVAL_MS[interval] >= INTERVAL_MS['1d']) },
] as const;

interface IntervalMenuProps {
  interval: KlineInterval;
  onChange: (interval: KlineInterval) => void;
}

/** Every interval the exchange serves, in columns. Stars decide which of them stay in the toolbar. */
export function IntervalMenu({ interval, onChange }: IntervalMenuProps) {
  const { t } = useTranslation('common');
  const { starredIntervals } = useChartSettings();
  const [text, setText] = useState('');
  const typed = typedInterval(text);
  const star = (value: KlineInterval, isStarred: boolean) => {
    const wanted = KLINE_INTERVALS.filter((known) => (known === value ? isStarred : starredIntervals.includes(known)));
    chartSettings.change({ starredIntervals: wanted });
  };
  return (
    <div className={styles.menu}>
      <TypedIntervalField text={text} onText={setText} onChoose={onChange} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shorter way between the buttons inside, which Tab reaches as well. */}
      <div className={styles.columns} onKeyDown={moveByArrows}>
        {COLUMNS.map(({ title, intervals }) => (
          <fieldset key={title}>
            <legend className={styles.head}>{t(`trade.chartTools.${title}`)}</legend>
            {intervals.map((value) => (
              <IntervalRow
                key={value}
                interval={value}
                isChosen={value === interval}
                isTyped={typed.kind === 'offered' && typed.interval === value}
                isStarred={starredIntervals.includes(value)}
                onChoose={onChange}
                onStar={star}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <div className={styles.foot}>
        <span>{t('trade.chartTools.keepHint')}</span>
        <button
          type="button"
          className={styles.reset}
          onClick={() => chartSettings.change({ starredIntervals: FIRST_SETTINGS.starredIntervals })}
        >
          {t('trade.resetFilter')}
        </button>
      </div>
    </div>
  );
}

/** Up and down go along the intervals by length. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-interval]')];
  const row = document.activeElement?.parentElement?.querySelector<HTMLElement>('[data-interval]');
  const next = buttons[(row ? buttons.indexOf(row) : -1) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
