import { PayUserScreen } from '@/src/features/wallets';
import { payUserWords } from '@/src/features/wallets/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function InternalTransferPage() {
  return (
    <>
      <PageHead titleKey="shell.wallet.internalTransfers" />
      <PayUserScreen />
    </>
  );
}
InternalTransferPage.displayName = 'InternalTransferPage';

export const getServerSideProps = servePage({ hasListing: true, words: payUserWords });
