import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useFormat } from '@/src/format';
import { Select } from '@/src/ui/menu/Select';
import { PERIODS, type Period, periodOf, type Span, spanOf } from '../model/periods';

interface PeriodSelectProps {
  span: Span;
  onSpan: (span: Span) => void;
  /** Days of one's own are chosen elsewhere. */
  onCustom: () => void;
}

/** A span in words: its days, or that it has none. */
export function useSpanWords(): (span: Span) => string {
  const { t } = useTranslation('common');
  const format = useFormat();
  return ({ from, to }) => {
    if (from === undefined && to === undefined) return t('history.allTime');
    const last = format.date(to === undefined ? Date.now() : to - 1);
    return from === undefined ? `… – ${last}` : `${format.date(from)} – ${last}`;
  };
}

/** From when on, and until when. */
export function PeriodSelect({ span, onSpan, onCustom }: PeriodSelectProps) {
  const { t } = useTranslation('common');
  const words = useSpanWords();
  const period = periodOf(span, Date.now());
  const names: Record<Period, string> = {
    all: t('history.allTime'),
    7: t('history.days', { days: 7 }),
    30: t('history.days', { days: 30 }),
    90: t('history.days', { days: 90 }),
    custom: t('history.custom'),
  };
  const options = (['all', ...PERIODS, 'custom'] as const).map((value) => ({ value: String(value), label: names[value] }));
  const choose = (value: string) => {
    const chosen = (['all', ...PERIODS] as const).find((one) => String(one) === value);
    if (chosen === undefined) onCustom();
    else onSpan(spanOf(chosen, Date.now()));
  };
  return (
    <Select
      label={t('history.period')}
      options={options}
      // Shown are the days themselves; which of the names they have is marked in the menu.
      value={period === 'all' ? 'all' : undefined}
      placeholder={words(span)}
      prefix={<CalendarDays size={16} aria-hidden="true" />}
      onChange={choose}
      width={200}
    />
  );
}
