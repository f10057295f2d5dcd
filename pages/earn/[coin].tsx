import { CoinScreen } from '@/src/features/earn';
import { PageHead } from '@/src/shell';
import { loadEarnCoin, servePage } from '@/src/shell/server';

export default function EarnCoinPage({ coin }: NonNullable<Awaited<ReturnType<typeof loadEarnCoin>>>) {
  return (
    <>
      <PageHead titleKey="earn.title" />
      <CoinScreen key={coin} coin={coin} />
    </>
  );
}
EarnCoinPage.displayName = 'EarnCoinPage';

export const getServerSideProps = servePage({ load: loadEarnCoin });
