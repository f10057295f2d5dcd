import clsx from 'clsx';
import { Check, CirclePause, Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useFormat } from '@/src/format';
import type { Freshness } from '@/src/realtime';
import { Spinner } from '@/src/ui/button/Spinner';
import styles from './Freshness.module.css';
import { secondsText } from './secondsText';

interface FreshnessChipProps {
  freshness: Freshness;
  /** The panel has nothing yet that could be old: shapes stand in for what comes. */
  isEmpty?: boolean;
  /** The sign alone, where words would take the room of what stands in the header; its words are read out and shown under the pointer. */
  isShort?: boolean;
}

/** The mark in a price panel's header. Nothing while it is live: silence means live. */
export function FreshnessChip({ freshness, isEmpty = false, isShort = false }: FreshnessChipProps) {
  const mark = useMark(freshness);
  if (!mark || isEmpty) return null;
  const look = clsx(styles.chip, freshness.kind === 'resynced' && styles.ok);
  if (isShort)
    return (
      <span className={look} role="img" aria-label={mark.words} title={mark.words}>
        {mark.sign}
      </span>
    );
  return (
    <span className={look}>
      {mark.sign}
      {freshness.kind === 'delayed' ? <bdi className="num">{mark.words}</bdi> : mark.words}
    </span>
  );
}

function useMark(freshness: Freshness): { sign: ReactNode; words: string } | undefined {
  const { t } = useTranslation('common');
  const format = useFormat();
  switch (freshness.kind) {
    case 'live':
    case 'connecting':
      return undefined;
    case 'delayed':
      return {
        sign: <Clock size={12} aria-hidden="true" />,
        words: t('trade.fresh.seconds', { seconds: secondsText(freshness.ageMs, format) }),
      };
    case 'frozen':
      return { sign: <CirclePause size={12} aria-hidden="true" />, words: t('trade.fresh.frozen') };
    case 'reconnecting':
      return { sign: <Spinner size={10} />, words: t('trade.fresh.attempt', { attempt: freshness.attempt }) };
    case 'resynced':
      return { sign: <Check size={12} aria-hidden="true" />, words: t('trade.fresh.liveAgain') };
  }
}
