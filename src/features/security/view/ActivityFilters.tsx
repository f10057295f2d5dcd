import { Calendar } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ACTIVITY_KINDS, type ActivityKind } from '@/domain/account/activity';
import { Select } from '@/src/ui/menu/Select';
import { PERIODS, type Period } from '../model/periods';
import styles from './ActivityFilters.module.css';

export type KindFilter = ActivityKind | 'ALL';
const KINDS: readonly KindFilter[] = ['ALL', ...ACTIVITY_KINDS];

interface ActivityFiltersProps {
  kind: KindFilter;
  onKind: (kind: KindFilter) => void;
  period: Period;
  onPeriod: (period: Period) => void;
}

/** What of the record of activity is shown. */
export function ActivityFilters({ kind, onKind, period, onPeriod }: ActivityFiltersProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.filters}>
      <Select
        label={t('security.kind')}
        prefix={t('security.kind')}
        options={KINDS.map((value) => ({ value, label: t(`security.kinds.${value}`) }))}
        value={kind}
        onChange={onKind}
      />
      <Select
        label={t('security.period')}
        prefix={<Calendar size={14} aria-hidden="true" />}
        options={PERIODS.map((value) => ({ value, label: t(`security.periods.${value}`) }))}
        value={period}
        onChange={onPeriod}
      />
    </div>
  );
}
