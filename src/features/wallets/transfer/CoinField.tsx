import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { WalletDetail } from '@/contract/wallet';
import { usePickerCoins } from '@/src/api/queries/pickerCoins';
import { CoinButton } from '@/src/ui/picker/CoinButton';
import styles from './Transfer.module.css';

interface CoinFieldProps {
  coin: string;
  detail: WalletDetail | undefined;
  onChange: (coin: string) => void;
}

/** Which coin is moved: one of those there is something of, fiat among them. */
export function CoinField({ coin, detail, onChange }: CoinFieldProps) {
  const { t } = useTranslation('common');
  const symbols = useMemo(() => new Set(detail?.assets.map(({ coinSymbol }) => coinSymbol)), [detail]);
  // What is open to be moved between wallets hangs on no network: the picker's own rule of what is listed is about those.
  const owned = usePickerCoins(true, ({ coinSymbol }) => symbols.has(coinSymbol))?.map((one) => ({
    ...one,
    isFiat: false,
    isOpen: 1 as const,
  }));
  const name = owned?.find(({ coinSymbol }) => coinSymbol === coin)?.name;
  return (
    <div>
      <span className={styles.label} aria-hidden="true">
        {t('wallets.coin')}
      </span>
      <CoinButton
        label={t('wallets.coin')}
        value={coin}
        name={name}
        coins={owned}
        onPick={({ coinSymbol }) => onChange(coinSymbol)}
        testId="transfer-coin"
      />
    </div>
  );
}
