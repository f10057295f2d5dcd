import { useTranslation } from 'next-i18next/pages';
import { useSecurityState } from '@/src/api/queries/security';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { Note } from '@/src/ui/views/Note';
import styles from './HeldNote.module.css';

/** That nothing leaves the account for now, why, and until when. Nothing while nothing is held. */
export function HeldNote() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { data } = useSecurityState(useHasToken(true));
  if (!data?.sendingHeldUntil) return null;
  return (
    <div className={styles.held} data-testid="sending-held">
      <Note tone="warning" title={t('security.held', { time: format.moment(data.sendingHeldUntil) })}>
        {t('security.heldText')}
      </Note>
    </div>
  );
}
