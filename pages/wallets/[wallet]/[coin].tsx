import { CoinScreen } from '@/src/features/wallets';
import { type CoinOfPage, loadWalletCoin } from '@/src/features/wallets/server';
import { coinWords } from '@/src/features/wallets/words';
import { DepositStarter, PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function WalletCoinPage({ wallet, coin }: CoinOfPage) {
  return (
    <>
      <PageHead titleKey="wallets.coinTitle" titleParams={{ coin }} />
      <DepositStarter>
        {(onDeposit) => <CoinScreen key={`${wallet} ${coin}`} wallet={wallet} coin={coin} onDeposit={onDeposit} />}
      </DepositStarter>
    </>
  );
}
WalletCoinPage.displayName = 'WalletCoinPage';

export const getServerSideProps = servePage({ hasListing: true, words: coinWords, load: loadWalletCoin });
