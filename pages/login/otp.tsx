import { LoginOtpScreen } from '@/src/features/auth';
import { loginOtpWords } from '@/src/features/auth/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function LoginOtpPage() {
  return (
    <>
      <PageHead titleKey="shell.titles.loginOtp" />
      <LoginOtpScreen />
    </>
  );
}
LoginOtpPage.displayName = 'LoginOtpPage';

export const getServerSideProps = servePage({ words: loginOtpWords });
