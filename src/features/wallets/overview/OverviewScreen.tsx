import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo } from 'react';
import type { WalletDetail } from '@/contract/wallet';
import { add } from '@/domain/money/decimal';
import { pathTo } from '@/src/config/matchRoute';
import { Link } from '@/src/ui/link/Link';
import { coinInAddress } from '../coinInAddress';
import { coinSlices, walletSlices } from '../holdings/allocation';
import { type AssetRow, assetRows, sumOf } from '../holdings/assetRows';
import type { Quote } from '../holdings/quotes';
import { useAssets } from '../holdings/useAssets';
import { Acts } from '../parts/Acts';
import { AssetsSection } from '../parts/AssetsSection';
import { BalanceCard } from '../parts/BalanceCard';
import { actsIn } from '../parts/coinActs';
import { useCoinActs } from '../parts/useCoinActs';
import { useWalletActs, waysIn } from '../parts/useWalletActs';
import { useTransferDialog } from '../transfer/useTransferDialog';
import { AllocationCard } from './AllocationCard';
import { CurrencySelect } from './CurrencySelect';
import { EarnSection } from './EarnSection';
import styles from './Overview.module.css';
import { WalletRows } from './WalletRows';

interface OverviewScreenProps {
  onDeposit: ((coin?: string) => void) | undefined;
}

/** Everything there is: what it is worth, where it lies, coin by coin. */
export function OverviewScreen({ onDeposit }: OverviewScreenProps) {
  const { t } = useTranslation('common');
  const { query } = useRouter();
  const { detail, rows, usd, earn, bitcoinUsd, quoteOf, error, retry, isRetrying } = useAssets('ALL');
  const transfer = useTransferDialog();
  const openTransfer = transfer.open;
  const coinActsOf = useCoinActs({ onTransfer: useCallback((coin: string) => openTransfer({ coin }), [openTransfer]), onDeposit });
  const acts = useWalletActs({ onDeposit, onTransfer: () => openTransfer({}), held: rows });
  const slices = useSlices(detail, rows, earn, quoteOf);
  const actsOf = useCallback(
    (coin: string) => actsIn(coinActsOf(coin), ['deposit', 'send', 'transfer', 'trade', 'convert', 'buy', 'earn']),
    [coinActsOf],
  );
  return (
    <>
      <h1 className="sr-only">{t('wallets.overview')}</h1>
      <div className={styles.top}>
        <BalanceCard
          title={t('wallets.total')}
          usd={usd === undefined || earn === undefined ? undefined : add(usd, earn)}
          bitcoinUsd={bitcoinUsd}
          headEnd={<CurrencySelect />}
          acts={<Acts acts={acts} label={t('wallets.acts')} />}
        />
        <AllocationCard byCoin={slices?.byCoin} byWallet={slices?.byWallet} hasFailed={error !== undefined} />
        <WalletRows slices={slices?.byWallet} />
      </div>
      <AssetsSection
        title={t('wallets.assets')}
        shelf="ALL"
        {...{ rows, error, retry, isRetrying, actsOf }}
        ways={waysIn(acts)}
        named={coinInAddress(query)}
      />
      <EarnSection assets={detail?.earnAssets} quoteOf={quoteOf} />
      <p className={styles.proof}>
        <Link href={pathTo('liabilities')}>{t('liabilities.title')}</Link>
      </p>
      {transfer.dialog}
    </>
  );
}

/** Where everything lies, by coin and by wallet. */
function useSlices(
  detail: WalletDetail | undefined,
  rows: readonly AssetRow[] | undefined,
  earn: string | undefined,
  quoteOf: (coin: string) => Quote,
) {
  return useMemo(() => {
    if (!detail || !rows || earn === undefined) return undefined;
    const worthOf = (shelf: 'MAIN' | 'TRADE') => sumOf(assetRows(detail, shelf, quoteOf));
    return { byCoin: coinSlices(rows, earn), byWallet: walletSlices(worthOf('MAIN'), worthOf('TRADE'), earn) };
  }, [detail, rows, earn, quoteOf]);
}
