import { useRouter } from 'next/router';
import { RedeemScreen } from '@/src/features/earn';
import { loadEarnPlan } from '@/src/features/earn/server';
import { redeemWords } from '@/src/features/earn/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function EarnRedemptionPage({ coin, planType }: NonNullable<Awaited<ReturnType<typeof loadEarnPlan>>>) {
  const { applyId } = useRouter().query;
  return (
    <>
      <PageHead titleKey="earn.redeem" />
      <RedeemScreen coin={coin} planType={planType} applyId={typeof applyId === 'string' ? applyId : ''} />
    </>
  );
}
EarnRedemptionPage.displayName = 'EarnRedemptionPage';

export const getServerSideProps = servePage({ words: redeemWords, load: loadEarnPlan });
