import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { isZero } from '@/domain/money/decimal';
import { useWorth } from '@/src/brand/useWorth';
import { pathTo } from '@/src/config/matchRoute';
import { useAppSelector } from '@/src/state/hooks';
import { Link } from '@/src/ui/link/Link';
import { coinInAddress } from '../coinInAddress';
import { useAssets } from '../holdings/useAssets';
import { Acts } from '../parts/Acts';
import { AssetsSection } from '../parts/AssetsSection';
import { BalanceCard } from '../parts/BalanceCard';
import { actsIn } from '../parts/coinActs';
import { MovementsSection } from '../parts/MovementsSection';
import { useCoinActs } from '../parts/useCoinActs';
import { useWalletActs, waysIn } from '../parts/useWalletActs';
import { useTransferDialog } from '../transfer/useTransferDialog';
import styles from './MainWallet.module.css';
import { PendingMovements } from './PendingMovements';
import { WalletTitle } from './WalletTitle';

/** The wallet that coins arrive in and leave from. */
export function MainWallet({ onDeposit }: { onDeposit: ((coin?: string) => void) | undefined }) {
  const { t } = useTranslation('common');
  const worth = useWorth();
  const { query } = useRouter();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const { rows, usd, earn, bitcoinUsd, error, retry, isRetrying } = useAssets('MAIN');
  const { open, dialog } = useTransferDialog();
  const coinActsOf = useCoinActs({ onTransfer: useCallback((coin: string) => open({ coin, from: 'MAIN' }), [open]), onDeposit });
  const acts = useWalletActs({ onDeposit, onTransfer: () => open({ from: 'MAIN' }), held: rows });
  const actsOf = useCallback(
    (coin: string) => actsIn(coinActsOf(coin), ['deposit', 'send', 'transfer', 'trade', 'convert', 'buy', 'earn']),
    [coinActsOf],
  );
  const hasPlans = isShown && earn !== undefined && !isZero(earn);
  return (
    <>
      <WalletTitle wallet="MAIN" />
      <BalanceCard
        isWide
        wallet="MAIN"
        title={t('wallets.names.MAIN')}
        {...{ usd, bitcoinUsd }}
        inPlans={earn}
        note={
          hasPlans ? (
            // Plan by plan they stand in the overview, also where the brand offers no plans any more.
            <Link href={pathTo('walletsOverview')} className={styles.note}>
              {t('wallets.andInPlans', { amount: worth.text(earn) })}
            </Link>
          ) : null
        }
        acts={<Acts acts={acts} label={t('wallets.acts')} />}
      />
      <PendingMovements />
      <AssetsSection
        title={t('wallets.assets')}
        shelf="MAIN"
        {...{ rows, error, retry, isRetrying, actsOf }}
        ways={waysIn(acts)}
        named={coinInAddress(query)}
      />
      <MovementsSection title={t('wallets.movements')} wallet="MAIN" />
      {dialog}
    </>
  );
}
