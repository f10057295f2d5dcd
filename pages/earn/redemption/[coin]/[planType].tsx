import { useRouter } from 'next/router';
import { RedeemScreen } from '@/src/features/earn';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function EarnRedemptionPage() {
  const { applyId } = useRouter().query;
  return (
    <>
      <PageHead titleKey="earn.redeem" />
      <RedeemScreen applyId={typeof applyId === 'string' ? applyId : ''} />
    </>
  );
}
EarnRedemptionPage.displayName = 'EarnRedemptionPage';

export const getServerSideProps = servePage();
