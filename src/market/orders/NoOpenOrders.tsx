import { useTranslation } from 'next-i18next/pages';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { EmptyView } from '@/src/ui/views/EmptyView';
import styles from '../claims/ClaimFirst.module.css';
import { ClaimFirstButton } from '../claims/ClaimFirstButton';
import { useFirstClaim } from '../claims/useFirstClaim';

/** Nothing waits. On phones, where no hint stands beside the ticket, an empty wallet of a practice brand is offered funds here. */
export function NoOpenOrders() {
  const { t } = useTranslation('common');
  const isMobile = useIsMobile();
  const isClaimFirst = useFirstClaim();
  // While it is not known: a new user's wallet is empty far more often than one that was filled today.
  if (isMobile && isClaimFirst !== false) return <ClaimFirst />;
  return <EmptyView compact title={t('trade.noOpenOrders')} text={t('trade.noOpenOrdersText')} />;
}

/** On a phone, in place of the first orders: where the funds for them come from. Its button stands on the first screenful. */
function ClaimFirst() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.place} role="status">
      <p className={styles.title}>{t('trade.noOrdersYet')}</p>
      <p className={styles.text}>{t('trade.noOrdersYetText')}</p>
      <ClaimFirstButton />
    </div>
  );
}
