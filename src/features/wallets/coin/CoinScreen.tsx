import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import type { Wallet } from '@/domain/account/wallets';
import { multiply } from '@/domain/money/decimal';
import { useLiveDetail } from '../holdings/useLiveDetail';
import { useQuotes } from '../holdings/useQuotes';
import { Acts } from '../parts/Acts';
import { actsIn } from '../parts/coinActs';
import { MovementsSection } from '../parts/MovementsSection';
import { useCoinActs } from '../parts/useCoinActs';
import { useTransferDialog } from '../transfer/useTransferDialog';
import { CoinHead } from './CoinHead';
import { CoinOrders } from './CoinOrders';
import styles from './CoinScreen.module.css';
import { EarnOnCoin } from './EarnOnCoin';
import { NetworksSection } from './NetworksSection';
import { PriceCard } from './PriceCard';
import { WhereItIs } from './WhereItIs';

interface CoinScreenProps {
  /** The one it is looked at in. */
  wallet: Wallet;
  /** BTC */
  coin: string;
  onDeposit: ((coin: string) => void) | undefined;
}

/** One coin: how much of it there is and where, its price, how it travels, and what was done with it. */
export function CoinScreen({ wallet, coin, onDeposit }: CoinScreenProps) {
  const { t } = useTranslation('common');
  const { detail, error, retry, isRetrying } = useLiveDetail();
  const { usd } = useQuotes()(coin);
  const { open, dialog } = useTransferDialog();
  const actsOf = useCoinActs({
    onTransfer: useCallback((asset: string) => open({ coin: asset, from: wallet }), [open, wallet]),
    onDeposit,
  });
  const total = detail && (detail.assets.find(({ coinSymbol }) => coinSymbol === coin)?.total ?? '0');
  const acts = actsIn(
    actsOf(coin),
    wallet === 'MAIN' ? ['deposit', 'send', 'transfer', 'convert', 'trade'] : ['transfer', 'trade', 'convert'],
  );
  return (
    <>
      <CoinHead
        wallet={wallet}
        coin={coin}
        total={total}
        usd={total && usd && multiply(total, usd)}
        acts={<Acts acts={acts.slice(0, 4)} label={t('wallets.acts')} />}
      />
      <div className={styles.pair}>
        <PriceCard coin={coin} />
        <WhereItIs coin={coin} detail={detail} usd={usd} hasFailed={error !== undefined} retry={retry} isRetrying={isRetrying} />
      </div>
      <NetworksSection coin={coin} />
      <CoinOrders coin={coin} />
      <div className={styles.pair}>
        <MovementsSection title={t('wallets.movementsOf')} coin={coin} />
        <EarnOnCoin coin={coin} />
      </div>
      {dialog}
    </>
  );
}
