import { SendScreen } from '@/src/features/wallets';
import { loadCoin } from '@/src/features/wallets/server';
import { sendWords } from '@/src/features/wallets/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function SendPage({ coin: { coinSymbol, name } }: NonNullable<Awaited<ReturnType<typeof loadCoin>>>) {
  return (
    <>
      <PageHead titleKey="send.title" titleParams={{ coin: name }} />
      <SendScreen key={coinSymbol} coin={coinSymbol} />
    </>
  );
}
SendPage.displayName = 'SendPage';

export const getServerSideProps = servePage({ hasListing: true, words: sendWords, load: loadCoin });
