import { useRouter } from 'next/router';
import { SpotTradeScreen, type SpotTradeScreenProps } from '@/src/features/trade';
import { LivePairs, PageHead } from '@/src/shell';
import { loadSpotPair, servePage } from '@/src/shell/server';

/** Moves between pairs change the address alone, so that is what tells the pair; the server's word counts for how it is written. */
export default function SpotTradePage({ pair: loaded, start }: SpotTradeScreenProps) {
  const { pair: named } = useRouter().query;
  const pair = typeof named === 'string' ? named.toUpperCase() : loaded;
  return (
    <>
      <PageHead titleKey="shell.titles.spotPair" symbol={pair} />
      <LivePairs />
      <SpotTradeScreen pair={pair} start={start} />
    </>
  );
}
SpotTradePage.displayName = 'SpotTradePage';

export const getServerSideProps = servePage({ load: loadSpotPair });
