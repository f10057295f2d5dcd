import { ChevronDown } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { isZero } from '@/domain/money/decimal';
import { usePickerCoins } from '@/src/api/queries/pickerCoins';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { pathTo } from '@/src/config/matchRoute';
import { useAppSelector } from '@/src/state/hooks';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { CryptoPicker } from '@/src/ui/picker/CryptoPicker';
import styles from '../Send.module.css';
import type { Sending } from '../useSend';

/** Which coin leaves: one of those there is something of. */
export function CoinStep({ coin, sending: { detail, free } }: { coin: string; sending: Sending }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const least = useCoinDecimals()(coin);
  const [isOpen, setOpen] = useState(false);
  const symbols = useMemo(
    () => new Set(detail?.assets.filter(({ main }) => !isZero(main.available)).map(({ coinSymbol }) => coinSymbol)),
    [detail],
  );
  const coins = usePickerCoins(false);
  const owned = coins?.filter(({ coinSymbol }) => symbols.has(coinSymbol));
  return (
    <>
      <button
        type="button"
        className={styles.coin}
        aria-haspopup="dialog"
        aria-label={`${t('wallets.coin')}: ${coin}`}
        onClick={() => setOpen(true)}
        data-testid="send-coin"
      >
        <CoinIcon symbol={coin} size={28} />
        <b>{coin}</b>
        <span className={styles.coinName}>{coins?.find(({ coinSymbol }) => coinSymbol === coin)?.name}</span>
        <BalanceText value={free} hidden={hidden} least={least} />
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <CryptoPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        coins={owned}
        onPick={({ coinSymbol }) => {
          setOpen(false);
          void router.push(pathTo('walletsSend', { coin: coinSymbol.toLowerCase() }));
        }}
      />
    </>
  );
}
