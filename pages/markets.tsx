import { type MarketsData, MarketsScreen } from '@/src/features/markets';
import { LivePairs, PageHead } from '@/src/shell';
import { loadMarkets, servePage } from '@/src/shell/server';

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

export const getServerSideProps = servePage({ load: loadMarkets });
