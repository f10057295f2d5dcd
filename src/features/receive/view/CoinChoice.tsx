import { ChevronDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Coin } from '@/contract/market';
import { usePickerCoins } from '@/src/api/queries/pickerCoins';
import { pathTo } from '@/src/config/matchRoute';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Link } from '@/src/ui/link/Link';
import styles from '../Receive.module.css';

const CryptoPicker = dynamic(() => import('@/src/ui/picker/CryptoPicker').then((module) => module.CryptoPicker), { ssr: false });

const SHORTCUTS = 4;

/** Which coin; the best known others are one click away. */
export function CoinChoice({ coin }: { coin: Coin }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const coins = usePickerCoins(false);
  const [isPicking, setPicking] = useState(false);
  const others = (coins ?? [])
    .filter(({ coinSymbol }) => coinSymbol !== coin.coinSymbol)
    .sort((one, other) => other.sort - one.sort)
    .slice(0, SHORTCUTS);
  return (
    <>
      <button type="button" className={styles.coin} onClick={() => setPicking(true)} aria-haspopup="dialog" data-testid="receive-coin">
        <CoinIcon symbol={coin.coinSymbol} src={coin.icon} size={28} />
        <span className={styles.coinWords}>
          <span className={styles.strong}>{coin.coinSymbol}</span> {coin.name}
        </span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <div className={styles.shortcuts}>
        {others.map(({ coinSymbol, icon }) => (
          <Link key={coinSymbol} href={pathTo('walletsReceive', { coin: coinSymbol })} className={styles.shortcut}>
            <CoinIcon symbol={coinSymbol} src={icon} size={20} />
            {coinSymbol}
          </Link>
        ))}
      </div>
      {isPicking ? (
        <CryptoPicker
          open
          onClose={() => setPicking(false)}
          title={t('receive.pickTitle')}
          description={t('receive.pickText')}
          coins={coins}
          onPick={({ coinSymbol }) => {
            setPicking(false);
            if (coinSymbol !== coin.coinSymbol) void router.push(pathTo('walletsReceive', { coin: coinSymbol }));
          }}
        />
      ) : null}
    </>
  );
}
