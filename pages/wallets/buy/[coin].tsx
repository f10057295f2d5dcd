import { BuyScreen } from '@/src/features/express';
import { loadCoinSymbol } from '@/src/features/express/server';
import { buyWords } from '@/src/features/express/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function BuyPage({ coin }: { coin: string }) {
  return (
    <>
      <PageHead titleKey="express.buyOne" titleParams={{ coin }} />
      <BuyScreen coin={coin} />
    </>
  );
}
BuyPage.displayName = 'BuyPage';

export const getServerSideProps = servePage({ hasListing: true, words: buyWords, load: loadCoinSymbol });
