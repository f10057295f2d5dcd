import { TransferScreen } from '@/src/features/wallets';
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

export const getServerSideProps = servePage();
