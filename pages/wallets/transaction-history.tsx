import { HistoryScreen } from '@/src/features/wallets';
import { historyWords } from '@/src/features/wallets/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function WalletsHistoryPage() {
  return (
    <>
      <PageHead titleKey="shell.wallet.history" />
      <HistoryScreen />
    </>
  );
}
WalletsHistoryPage.displayName = 'WalletsHistoryPage';

export const getServerSideProps = servePage({ hasListing: true, words: historyWords });
