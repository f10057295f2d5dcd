import { useTranslation } from 'next-i18next/pages';
import type { LiabilitySnapshot } from '@/src/api/queries/liabilities';
import { useFormat } from '@/src/format';
import { Section } from '@/src/ui/section/Section';
import styles from './Liabilities.module.css';

/** Roots that were published before: they do not change any more. */
export function EarlierDays({ snapshots }: { snapshots: readonly LiabilitySnapshot[] }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <Section title={t('liabilities.earlier')}>
      <dl className={styles.facts}>
        {snapshots.map(({ snapshotId, takenAt, rootHash }) => (
          <div key={snapshotId} className={styles.fact}>
            <dt>{format.dateTime(takenAt)}</dt>
            <dd className={styles.hash}>
              <bdi className="num">{rootHash}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
