import { Calendar, Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { type ReferralInfo, useReferralEarnings } from '@/src/api/queries/referral';
import { useFileOfAmounts } from '@/src/balances/useFileOfAmounts';
import { useHasToken } from '@/src/lib/useHasToken';
import { Button } from '@/src/ui/button/Button';
import { Select } from '@/src/ui/menu/Select';
import { Section } from '@/src/ui/section/Section';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { exportEarnings } from '../actions/exportEarnings';
import styles from './EarningsSection.module.css';
import { Figures } from './Figures';
import { MonthBars } from './MonthBars';

/** What was earned: in all, and month by month of a year, with a file of its days. */
export function EarningsSection({ info }: { info: ReferralInfo | undefined }) {
  const { t } = useTranslation('common');
  const [year, setYear] = useState<number>();
  const { data, error, mutate } = useReferralEarnings(useHasToken(true), year);
  const years = data?.years ?? [];
  const asked = useFileOfAmounts();
  return (
    <Section
      title={t('referral.earnings')}
      end={
        <div className={styles.acts}>
          <Select
            label={t('referral.year')}
            prefix={<Calendar size={14} aria-hidden="true" />}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            value={data === undefined ? undefined : String(year ?? data.year)}
            placeholder="--"
            disabled={years.length < 2}
            onChange={(value) => setYear(Number(value))}
          />
          <Button
            variant="border"
            startIcon={<Download size={16} aria-hidden="true" />}
            disabled={!data || data.days.length === 0}
            onClick={() => data && asked.ask(() => exportEarnings(data))}
          >
            CSV
          </Button>
          {asked.dialog}
        </div>
      }
    >
      {info ? <Figures info={info} /> : null}
      {data ? (
        <MonthBars earnings={data} />
      ) : error ? (
        <ErrorView compact onRetry={() => void mutate()} />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height={168} />
        </div>
      )}
    </Section>
  );
}
