import { ReceiveScreen } from '@/src/features/receive';
import { loadCoin } from '@/src/features/receive/server';
import { receiveWords } from '@/src/features/receive/words';
import { DepositPicker, PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function ReceivePage({ coin }: NonNullable<Awaited<ReturnType<typeof loadCoin>>>) {
  return (
    <>
      <PageHead titleKey="receive.title" titleParams={{ coin: coin.name }} />
      <ReceiveScreen key={coin.coinSymbol} coin={coin} picker={(onClose) => <DepositPicker onClose={onClose} />} />
    </>
  );
}
ReceivePage.displayName = 'ReceivePage';

export const getServerSideProps = servePage({ words: receiveWords, load: loadCoin });
