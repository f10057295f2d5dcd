import { ReceiveScreen } from '@/src/features/receive';
import { PageHead } from '@/src/shell';
import { loadCoin, servePage } from '@/src/shell/server';

export default function ReceivePage({ coin }: NonNullable<Awaited<ReturnType<typeof loadCoin>>>) {
  return (
    <>
      <PageHead titleKey="receive.pageTitle" />
      <ReceiveScreen key={coin.coinSymbol} coin={coin} />
    </>
  );
}
ReceivePage.displayName = 'ReceivePage';

export const getServerSideProps = servePage({ load: loadCoin });
