import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { TextField } from '@/src/ui/field/TextField';
import { daysOf, PERIODS, periodOf, type Span, spanOf, spanOfDays } from '../model/periods';
import { ChipGroup } from './ChipGroup';
import styles from './FilterDialog.module.css';

/** From when on and until when: some days back, or from one day to another. */
export function PeriodChips({ span, onSpan }: { span: Span; onSpan: (span: Span) => void }) {
  const { t } = useTranslation('common');
  const known = periodOf(span, Date.now());
  const [isOwn, setOwn] = useState(known === 'custom');
  const chosen = isOwn ? 'custom' : known;
  const { first, last } = daysOf(span);
  const options = [
    { value: 'all', label: t('history.allTime') },
    ...PERIODS.map((days) => ({ value: String(days), label: t('history.days', { days }) })),
    { value: 'custom', label: t('history.custom') },
  ];
  const choose = (value: string) => {
    setOwn(value === 'custom');
    const period = (['all', ...PERIODS] as const).find((one) => String(one) === value);
    if (period !== undefined) onSpan(spanOf(period, Date.now()));
  };
  const isWrong = first !== '' && last !== '' && last < first;
  return (
    <>
      <ChipGroup label={t('history.period')} options={options} isChosen={(value) => value === String(chosen)} onChoose={choose} />
      {chosen === 'custom' ? (
        <div className={styles.days}>
          <TextField
            type="date"
            numeric
            label={t('history.firstDay')}
            value={first}
            max={last === '' ? undefined : last}
            onValueChange={(day) => onSpan(spanOfDays(day, last))}
          />
          <TextField
            type="date"
            numeric
            label={t('history.lastDay')}
            value={last}
            min={first === '' ? undefined : first}
            error={isWrong ? t('history.dayOrder') : undefined}
            onValueChange={(day) => onSpan(spanOfDays(first, day))}
          />
        </div>
      ) : null}
    </>
  );
}
