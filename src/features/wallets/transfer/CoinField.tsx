import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import type { WalletDetail } from '@/contract/wallet';
import { usePickerCoins } from '@/src/api/queries/pickerCoins';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { CryptoPicker } from '@/src/ui/picker/CryptoPicker';
import styles from './Transfer.module.css';

interface CoinFieldProps {
  coin: string;
  detail: WalletDetail | undefined;
  onChange: (coin: string) => void;
}

/** Which coin is moved: one of those there is something of, fiat among them. */
export function CoinField({ coin, detail, onChange }: CoinFieldProps) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
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
      <button
        type="button"
        className={styles.coin}
        aria-haspopup="dialog"
        aria-label={`${t('wallets.coin')}: ${coin}`}
        onClick={() => setOpen(true)}
        data-testid="transfer-coin"
      >
        <CoinIcon symbol={coin} size={28} />
        <span className={styles.endName}>{coin}</span>
        <span className={styles.coinName}>{name}</span>
        <ChevronDown size={16} className={styles.endIcon} aria-hidden="true" />
      </button>
      <CryptoPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        coins={owned}
        onPick={({ coinSymbol }) => {
          setOpen(false);
          onChange(coinSymbol);
        }}
      />
    </div>
  );
}
