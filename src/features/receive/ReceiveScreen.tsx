import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Coin } from '@/contract/market';
import { useChains } from '@/src/api/queries/custody';
import { pathTo } from '@/src/config/matchRoute';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './Receive.module.css';
import { AddressStep } from './view/AddressStep';
import { CoinChoice } from './view/CoinChoice';
import { NetworkChoice } from './view/NetworkChoice';
import { Questions } from './view/Questions';
import { RecentDeposits } from './view/RecentDeposits';
import { Step } from './view/Step';

/** Where a coin is received: its networks, the own address on one of them, and what has come. */
export function ReceiveScreen({ coin }: { coin: Coin }) {
  const { t } = useTranslation('common');
  const { data: chains, error, mutate, isValidating } = useChains(coin.coinSymbol);
  const [chosen, setChosen] = useState<string>();
  const chain = chains?.find(({ chainId }) => chainId === chosen) ?? chains?.find(({ deposits }) => deposits.isOpen) ?? chains?.[0];
  return (
    <>
      <PageTitle
        title={t('receive.title', { coin: coin.name })}
        parent={{ label: t('receive.mainWallet'), href: pathTo('wallet', { wallet: 'main' }) }}
      />
      <div className={styles.columns}>
        <div className={styles.steps}>
          <Step number={1} title={t('receive.coin')}>
            <CoinChoice coin={coin} />
          </Step>
          <Step number={2} title={t('receive.network')}>
            {chains ? (
              <NetworkChoice chains={chains} value={chain?.chainId} onChange={setChosen} />
            ) : error ? (
              <ErrorView compact title={t('receive.failed')} onRetry={() => void mutate()} retrying={isValidating} />
            ) : (
              <Skeleton height={104} />
            )}
            {chains?.length === 0 ? (
              <EmptyView compact title={t('receive.none.title', { coin: coin.coinSymbol })} text={t('receive.none.text')} />
            ) : null}
          </Step>
          {chain ? <AddressStep key={chain.chainId} coin={coin} chain={chain} /> : null}
        </div>
        <aside className={styles.side}>
          <RecentDeposits symbol={coin.coinSymbol} />
          <Questions />
        </aside>
      </div>
    </>
  );
}
