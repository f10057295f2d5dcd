import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import type { Coin } from '@/contract/market';
import { useChains } from '@/src/api/queries/custody';
import { pathTo } from '@/src/config/matchRoute';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { NumberedStep } from '@/src/ui/section/NumberedStep';
import { Questions } from '@/src/ui/section/Questions';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import asideStyles from './Aside.module.css';
import styles from './Receive.module.css';
import { AddressStep } from './view/AddressStep';
import { CoinChoice } from './view/CoinChoice';
import { NetworkChoice } from './view/NetworkChoice';
import { PhoneChoice } from './view/PhoneChoice';
import { PinnedActs } from './view/PinnedActs';
import { RecentDeposits } from './view/RecentDeposits';

const NAMES = ['late', 'which', 'hash'] as const;

/** What people ask about deposits. */
function DepositQuestions() {
  const { t } = useTranslation('common');
  return (
    <Questions
      title={t('receive.questions.title')}
      items={NAMES.map((key) => ({ key, question: t(`receive.questions.${key}.q`), answer: t(`receive.questions.${key}.a`) }))}
    />
  );
}

interface ReceiveScreenProps {
  coin: Coin;
  /** What another coin is picked with. */
  picker: (onClose: () => void) => ReactNode;
}

/** Where a coin is received: its networks, the own address on one of them, and what has come. */
export function ReceiveScreen({ coin, picker }: ReceiveScreenProps) {
  const { t } = useTranslation('common');
  const { data: chains, error, mutate, isValidating } = useChains(coin.coinSymbol);
  const isMobile = useIsMobile() === true;
  const [chosen, setChosen] = useState<string>();
  const chain = chains?.find(({ chainId }) => chainId === chosen) ?? chains?.find(({ deposits }) => deposits.isOpen) ?? chains?.[0];
  return (
    <>
      <PageTitle
        title={isMobile ? t('receive.pageTitle') : t('receive.title', { coin: coin.name })}
        parent={{ label: t('receive.mainWallet'), href: pathTo('wallet', { wallet: 'main' }) }}
      />
      <div className={styles.columns}>
        <div className={styles.steps}>
          {isMobile ? (
            <PhoneChoice {...{ coin, chains, chain, picker }} onChain={setChosen} />
          ) : (
            <>
              <NumberedStep number={1} title={t('receive.coin')}>
                <CoinChoice coin={coin} picker={picker} />
              </NumberedStep>
              <NumberedStep number={2} title={t('receive.network')}>
                {chains ? (
                  <NetworkChoice symbol={coin.coinSymbol} chains={chains} value={chain?.chainId} onChange={setChosen} />
                ) : error ? null : (
                  <Skeleton height={104} />
                )}
              </NumberedStep>
            </>
          )}
          {!chains && error ? (
            <ErrorView compact title={t('receive.failed')} onRetry={() => void mutate()} retrying={isValidating} />
          ) : null}
          {chains?.length === 0 ? (
            <EmptyView compact title={t('receive.none.title', { coin: coin.coinSymbol })} text={t('receive.none.text')} />
          ) : null}
          {chain ? <AddressStep key={chain.chainId} coin={coin} chain={chain} isMobile={isMobile} /> : null}
        </div>
        <aside className={asideStyles.side}>
          <RecentDeposits symbol={coin.coinSymbol} />
          <DepositQuestions />
        </aside>
      </div>
      {isMobile && chain ? <PinnedActs key={chain.chainId} symbol={coin.coinSymbol} chain={chain} /> : null}
    </>
  );
}
