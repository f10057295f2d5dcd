import { useTranslation } from 'next-i18next/pages';
import { useQuery } from '@/src/api/queries/useQuery';
import { useHasToken } from '@/src/lib/useHasToken';
import { Chip } from '@/src/ui/choice/Chip';
import styles from './PayUser.module.css';

/** Who got something last: one press names them again. */
export function RecentReceivers({ onChoose }: { onChoose: (uid: string) => void }) {
  const { t } = useTranslation('common');
  const { data } = useQuery('userTransferState', useHasToken(true) ? {} : undefined);
  if (!data || data.recent.length === 0) return null;
  return (
    <fieldset className={styles.recent} aria-label={t('payUser.recent')}>
      {data.recent.map(({ uid, name }) => (
        <Chip key={uid} selected={false} onClick={() => onChoose(uid)}>
          <bdi dir="ltr">{name}</bdi>
        </Chip>
      ))}
    </fieldset>
  );
}
