import clsx from 'clsx';
import { Star } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { KlineInterval } from '@/domain/chart/intervals';
import { intervalLabel } from '../intervalLabel';
import styles from './IntervalMenu.module.css';

interface IntervalRowProps {
  interval: KlineInterval;
  isChosen: boolean;
  /** What is being typed means this one. */
  isTyped: boolean;
  isStarred: boolean;
  onChoose: (interval: KlineInterval) => void;
  onStar: (interval: KlineInterval, isStarred: boolean) => void;
}

/** An interval to choose, and the star that keeps it in the toolbar. */
export function IntervalRow({ interval, isChosen, isTyped, isStarred, onChoose, onStar }: IntervalRowProps) {
  const { t } = useTranslation('common');
  const label = intervalLabel(interval);
  return (
    <div className={clsx(styles.row, isTyped && styles.match, isChosen && styles.chosen)}>
      <button type="button" data-interval className={styles.pick} aria-pressed={isChosen} onClick={() => onChoose(interval)}>
        <bdi className="num">{label}</bdi>
      </button>
      <button
        type="button"
        className={styles.star}
        aria-pressed={isStarred}
        aria-label={t('trade.chartTools.keep', { interval: label })}
        onClick={() => onStar(interval, !isStarred)}
      >
        <Star size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
