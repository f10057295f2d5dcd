import { useRouter } from 'next/router';
import { CreateScreen } from '@/src/features/earn';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

const oneOf = (value: string | string[] | undefined) => (typeof value === 'string' && value !== '' ? value : undefined);

export default function EarnCreatePage() {
  const { coin, planType, planId, addFund } = useRouter().query;
  return (
    <>
      <PageHead titleKey="earn.subscribe" />
      <CreateScreen coin={String(coin).toUpperCase()} planType={String(planType)} planId={oneOf(planId)} addFund={oneOf(addFund)} />
    </>
  );
}
EarnCreatePage.displayName = 'EarnCreatePage';

export const getServerSideProps = servePage();
