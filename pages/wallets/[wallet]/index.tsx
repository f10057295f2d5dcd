import { WalletScreen } from '@/src/features/wallets';
import { loadWallet, type WalletOfPage } from '@/src/features/wallets/server';
import { walletWords } from '@/src/features/wallets/words';
import { DepositStarter, PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function WalletPage({ wallet }: WalletOfPage) {
  return (
    <>
      <PageHead titleKey={`wallets.names.${wallet}`} />
      <DepositStarter>{(onDeposit) => <WalletScreen key={wallet} wallet={wallet} onDeposit={onDeposit} />}</DepositStarter>
    </>
  );
}
WalletPage.displayName = 'WalletPage';

export const getServerSideProps = servePage({ hasListing: true, words: walletWords, load: loadWallet });
