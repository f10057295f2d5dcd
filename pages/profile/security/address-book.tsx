import { AddressBookScreen } from '@/src/features/wallets';
import { addressBookWords } from '@/src/features/wallets/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function AddressBookPage() {
  return (
    <>
      <PageHead titleKey="send.book.title" />
      <AddressBookScreen />
    </>
  );
}
AddressBookPage.displayName = 'AddressBookPage';

export const getServerSideProps = servePage({ words: addressBookWords });
