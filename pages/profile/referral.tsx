import { ReferralScreen } from '@/src/features/referral';
import { referralWords } from '@/src/features/referral/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function ReferralPage() {
  return (
    <>
      <PageHead titleKey="referral.title" />
      <ReferralScreen />
    </>
  );
}
ReferralPage.displayName = 'ReferralPage';

export const getServerSideProps = servePage({ hasListing: true, words: referralWords });
