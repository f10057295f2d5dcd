import { CoinScreen } from '@/src/features/earn';
import { loadEarnCoin } from '@/src/features/earn/server';
import { coinWords } from '@/src/features/earn/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function EarnCoinPage({ coin }: NonNullable<Awaited<ReturnType<typeof loadEarnCoin>>>) {
  return (
    <>
      <PageHead titleKey="earn.title" />
      <CoinScreen key={coin} coin={coin} />
    </>
  );
}
EarnCoinPage.displayName = 'EarnCoinPage';

export const getServerSideProps = servePage({ hasListing: true, words: coinWords, load: loadEarnCoin });
