import { Pause } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ChainOfCoin } from '@/contract/custody';
import styles from './NetworksSection.module.css';

/** Whether coins come in, or go out. */
export function GateState({ gate: { isOpen } }: { gate: ChainOfCoin['deposits'] }) {
  const { t } = useTranslation('common');
  return isOpen ? (
    <span className={styles.open}>{t('wallets.open')}</span>
  ) : (
    <span className={styles.closed}>
      <Pause size={14} aria-hidden="true" />
      {t('wallets.paused')}
    </span>
  );
}
