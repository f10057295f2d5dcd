import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { KlineInterval } from '@/domain/chart/intervals';
import { Popover } from '@/src/ui/menu/Popover';
import { useGoesOn } from '@/src/ui/scroll/useGoesOn';
import { intervalLabel } from '../intervalLabel';
import { useChartSettings } from '../settings/chartSettings';
import menuSizes from './MenuSizes.module.css';
import room from './Room.module.css';
import tool from './Tool.module.css';
import styles from './Toolbar.module.css';

/** Those that most readers keep when there is room for few. */
const FIRST: readonly KlineInterval[] = ['1h', '4h', '1d', '15m', '5m', '1m', '1w'];

/** Intervals in the order in which they deserve a button: the chosen one, then the usual ones, then the rest by length. */
function byImportance(intervals: readonly KlineInterval[], chosen: KlineInterval): KlineInterval[] {
  const order = [...new Set([chosen, ...FIRST, ...intervals])];
  return order.filter((interval) => intervals.includes(interval));
}

const IntervalMenu = dynamic(() => import('./IntervalMenu').then((module) => module.IntervalMenu), { ssr: false });

interface IntervalBarProps {
  interval: KlineInterval;
  onChange: (interval: KlineInterval) => void;
  /** Four at most, as many as stand there whole, and a word at the menu's button instead of an arrow alone. */
  isPhone?: boolean;
}

/** From these ranks on an interval needs a wider bar, see the style sheet. */
const FEW = 4;
const USUAL = 7;
const MANY = 8;
const MOST = 10;

/** How long one candle is: the starred intervals, and a menu with all of them. What there is no room for waits in the menu. */
export function IntervalBar({ interval, onChange, isPhone = false }: IntervalBarProps) {
  const { t } = useTranslation('common');
  const { starredIntervals } = useChartSettings();
  const ranked = byImportance(starredIntervals, interval);
  const shown = isPhone ? starredIntervals.filter((value) => ranked.indexOf(value) < FEW) : starredIntervals;
  const isInMenu = !shown.includes(interval);
  const run = useGoesOn<HTMLSpanElement>('[aria-pressed="true"]');
  const roomFor = (value: KlineInterval) => {
    const rank = ranked.indexOf(value);
    if (isPhone) return rank === FEW - 1 ? room.fourthOnPhone : undefined;
    const among = clsx(rank === FEW - 1 && room.fourth, rank === FEW - 2 && room.third, rank === FEW - 3 && room.second);
    const beyond = clsx(rank >= USUAL && room.eighth, rank >= MANY && room.ninth, rank >= MOST && room.eleventh);
    return clsx(among, rank >= FEW && room.fifth, beyond);
  };
  const buttons = shown.map((value) => (
    <button
      key={value}
      type="button"
      className={clsx(tool.tool, roomFor(value))}
      aria-pressed={value === interval}
      onClick={() => onChange(value)}
    >
      <bdi className="num">{intervalLabel(value)}</bdi>
    </button>
  ));
  return (
    <fieldset className={clsx(styles.group, isPhone && styles.intervals)}>
      <legend className="sr-only">{t('trade.interval')}</legend>
      {isPhone ? (
        <span ref={run} className={styles.run}>
          {buttons}
        </span>
      ) : (
        buttons
      )}
      <Popover
        label={t('trade.moreIntervals')}
        className={menuSizes.intervals}
        surfaceClassName={menuSizes.tall}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            className={tool.tool}
            aria-pressed={isInMenu || undefined}
            aria-label={isInMenu ? `${t('trade.moreIntervals')}: ${intervalLabel(interval)}` : t('trade.moreIntervals')}
          >
            {isInMenu ? <bdi className="num">{intervalLabel(interval)}</bdi> : null}
            {isPhone && !isInMenu ? <span className={room.more}>{t('trade.chartTools.more')}</span> : null}
            <ChevronDown size={14} className={tool.caret} aria-hidden="true" />
          </button>
        )}
      >
        {(close) => (
          <IntervalMenu
            interval={interval}
            onChange={(next) => {
              onChange(next);
              close();
            }}
          />
        )}
      </Popover>
    </fieldset>
  );
}
