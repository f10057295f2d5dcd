import { SpotTradeScreen } from '@/src/features/trade';
import { PageHead } from '@/src/shell';
import { loadSpotPair, servePage } from '@/src/shell/server';

export default function SpotTradePage({ pair }: { pair: string }) {
  return (
    <>
      <PageHead titleKey="shell.titles.spotPair" titleParams={{ pair: pair.replace('_', '/') }} />
      <SpotTradeScreen pair={pair} />
    </>
  );
}
SpotTradePage.displayName = 'SpotTradePage';

export const getServerSideProps = servePage({ load: loadSpotPair });
