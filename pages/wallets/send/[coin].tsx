import { SendScreen } from '@/src/features/wallets';
import { PageHead } from '@/src/shell';
import { loadSentCoin, servePage } from '@/src/shell/server';

export default function SendPage({ coin }: { coin: string }) {
  return (
    <>
      <PageHead titleKey="send.title" titleParams={{ coin }} />
      <SendScreen key={coin} coin={coin} />
    </>
  );
}
SendPage.displayName = 'SendPage';

export const getServerSideProps = servePage({ load: loadSentCoin });
