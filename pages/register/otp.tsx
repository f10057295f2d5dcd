import { RegisterOtpScreen } from '@/src/features/auth';
import { registerOtpWords } from '@/src/features/auth/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function RegisterOtpPage() {
  return (
    <>
      <PageHead titleKey="shell.titles.registerOtp" />
      <RegisterOtpScreen />
    </>
  );
}
RegisterOtpPage.displayName = 'RegisterOtpPage';

export const getServerSideProps = servePage({ words: registerOtpWords });
