import { useRouter } from 'next/router';
import { SpotTradeScreen, type SpotTradeScreenProps } from '@/src/features/spot';
import { loadSpotPair, type UnknownPair } from '@/src/features/spot/server';
import { spotTradeWords } from '@/src/features/spot/words';
import { LivePairs, PairHead, UnknownPairScreen } from '@/src/shell';
import { servePage } from '@/src/shell/server';
import { unknownPairWords } from '@/src/shell/words';

/** Moves between pairs change the address alone, so that is what tells the pair; the server's word counts for how it is written. */
export default function SpotTradePage(props: SpotTradeScreenProps | UnknownPair) {
  const { pair: named } = useRouter().query;
  if ('nearest' in props) return <UnknownPairScreen {...props} />;
  const pair = typeof named === 'string' ? named.toUpperCase() : props.pair;
  return (
    <>
      <PairHead titleKey="shell.titles.spotPair" symbol={pair} />
      <LivePairs />
      <SpotTradeScreen pair={pair} start={props.start} />
    </>
  );
}
SpotTradePage.displayName = 'SpotTradePage';

export const getServerSideProps = servePage({ hasListing: true, words: [...spotTradeWords, ...unknownPairWords], load: loadSpotPair });
