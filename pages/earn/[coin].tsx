import { useRouter } from 'next/router';
import { CoinScreen } from '@/src/features/earn';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function EarnCoinPage() {
  const { coin } = useRouter().query;
  return (
    <>
      <PageHead titleKey="earn.title" />
      <CoinScreen coin={String(coin).toUpperCase()} />
    </>
  );
}
EarnCoinPage.displayName = 'EarnCoinPage';

export const getServerSideProps = servePage();
