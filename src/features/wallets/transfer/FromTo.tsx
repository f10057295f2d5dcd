import { ArrowDownUp, ChartCandlestick, Wallet as WalletIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Wallet } from '@/domain/account/wallets';
import styles from './Transfer.module.css';
import { otherWallet } from './viewTransfer';

const ICONS = { MAIN: WalletIcon, TRADE: ChartCandlestick };

/** Out of which wallet into which, and a button that turns them around. */
export function FromTo({ from, onSwap }: { from: Wallet; onSwap: () => void }) {
  const { t } = useTranslation('common');
  const ends = [
    ['wallets.transfer.from', from],
    ['wallets.transfer.to', otherWallet(from)],
  ] as const;
  return (
    <div className={styles.ends}>
      {ends.map(([label, wallet]) => {
        const Icon = ICONS[wallet];
        return (
          <p key={label} className={styles.end}>
            <span className={styles.endLabel}>{t(label)}</span>
            <Icon size={18} className={styles.endIcon} aria-hidden="true" />
            <span className={styles.endName}>{t(`wallets.names.${wallet}`)}</span>
          </p>
        );
      })}
      <button type="button" className={styles.swap} aria-label={t('wallets.transfer.swap')} onClick={onSwap} data-testid="transfer-swap">
        <ArrowDownUp size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
