import { ArrowLeftRight, ChartCandlestick } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import { useOffers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import { coinInAddress } from '../coinInAddress';
import { useAssets } from '../holdings/useAssets';
import { Acts } from '../parts/Acts';
import { AssetsSection } from '../parts/AssetsSection';
import { BalanceCard } from '../parts/BalanceCard';
import { actsIn } from '../parts/coinActs';
import { useCoinActs } from '../parts/useCoinActs';
import { useTransferDialog } from '../transfer/useTransferDialog';
import { WalletTitle } from './WalletTitle';

/** The wallet that spot orders spend from. */
export function TradeWallet() {
  const { t } = useTranslation('common');
  const { query } = useRouter();
  const offers = useOffers();
  const { rows, usd, bitcoinUsd, error, retry, isRetrying } = useAssets('TRADE');
  const { open, dialog } = useTransferDialog();
  const coinActsOf = useCoinActs({ onTransfer: useCallback((coin: string) => open({ coin, from: 'TRADE' }), [open]) });
  const actsOf = useCallback((coin: string) => actsIn(coinActsOf(coin), ['transfer', 'trade']), [coinActsOf]);
  const transfer = { key: 'transfer', icon: ArrowLeftRight, label: t('wallets.act.transfer'), onClick: () => open({ from: 'MAIN' }) };
  const trade = { key: 'trade', icon: ChartCandlestick, label: t('wallets.act.tradeSpot'), href: pathTo('spot') };
  return (
    <>
      <WalletTitle wallet="TRADE" />
      <BalanceCard
        isWide
        wallet="TRADE"
        title={t('wallets.names.TRADE')}
        {...{ usd, bitcoinUsd }}
        acts={<Acts acts={[...(offers.transfer ? [transfer] : []), ...(offers.trade ? [trade] : [])]} label={t('wallets.acts')} />}
      />
      <AssetsSection
        title={t('wallets.spotAssets')}
        shelf="TRADE"
        {...{ rows, error, retry, isRetrying, actsOf }}
        ways={offers.transfer ? [transfer] : []}
        named={coinInAddress(query)}
      />
      {dialog}
    </>
  );
}
