import { type MarketsData, MarketsScreen } from '@/src/features/markets';
import { loadMarkets } from '@/src/features/markets/server';
import { marketsWords } from '@/src/features/markets/words';
import { LivePairs, PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function MarketsPage({ initial }: { initial: MarketsData }) {
  return (
    <>
      <PageHead titleKey="shell.titles.markets" />
      <LivePairs />
      <MarketsScreen initial={initial} />
    </>
  );
}
MarketsPage.displayName = 'MarketsPage';

export const getServerSideProps = servePage({ hasListing: true, words: marketsWords, load: loadMarkets });
