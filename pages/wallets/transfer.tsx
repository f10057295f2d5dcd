import { TransferScreen } from '@/src/features/wallets';
import { transferWords } from '@/src/features/wallets/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function WalletsTransferPage() {
  return (
    <>
      <PageHead titleKey="wallets.transfer.title" />
      <TransferScreen />
    </>
  );
}
WalletsTransferPage.displayName = 'WalletsTransferPage';

export const getServerSideProps = servePage({ hasListing: true, words: transferWords });
