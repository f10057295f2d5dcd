import { BuyScreen } from '@/src/features/express';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function BuyPage() {
  return (
    <>
      <PageHead titleKey="express.buyTitle" />
      <BuyScreen />
    </>
  );
}
BuyPage.displayName = 'BuyPage';

export const getServerSideProps = servePage();
