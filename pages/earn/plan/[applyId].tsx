import { useRouter } from 'next/router';
import { PlanScreen } from '@/src/features/earn';
import { planWords } from '@/src/features/earn/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function EarnPlanPage() {
  const { applyId } = useRouter().query;
  return (
    <>
      <PageHead titleKey="earn.title" />
      <PlanScreen applyId={String(applyId)} />
    </>
  );
}
EarnPlanPage.displayName = 'EarnPlanPage';

export const getServerSideProps = servePage({ hasListing: true, words: planWords });
