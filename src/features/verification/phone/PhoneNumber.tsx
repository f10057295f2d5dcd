import { useTranslation } from 'next-i18next/pages';
import { Banner } from '@/src/ui/views/Banner';
import styles from './Phone.module.css';
import { PhoneFrame } from './PhoneFrame';

/** The number to be typed at the computer, before this phone is told anything: whoever only sent the link on does not see it. */
export function PhoneNumber({ number }: { number: string }) {
  const { t } = useTranslation('common');
  return (
    <PhoneFrame title={t('verification.handover.page.numberTitle')} lead={t('verification.handover.page.numberText')}>
      <p role="status" className={styles.number} data-testid="phone-number">
        <bdi className="num">{number}</bdi>
      </p>
      <Banner tone="warning" rounded title={t('verification.handover.page.ownTitle')}>
        {t('verification.handover.page.numberOwn')}
      </Banner>
    </PhoneFrame>
  );
}
