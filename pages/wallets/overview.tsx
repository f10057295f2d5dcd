import { OverviewScreen } from '@/src/features/wallets';
import { overviewWords } from '@/src/features/wallets/words';
import { DepositStarter, PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function WalletsOverviewPage() {
  return (
    <>
      <PageHead titleKey="wallets.overview" />
      <DepositStarter>{(onDeposit) => <OverviewScreen onDeposit={onDeposit} />}</DepositStarter>
    </>
  );
}
WalletsOverviewPage.displayName = 'WalletsOverviewPage';

export const getServerSideProps = servePage({ hasListing: true, words: overviewWords });
