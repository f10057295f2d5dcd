import { ResetPasswordScreen } from '@/src/features/auth';
import { resetPasswordWords } from '@/src/features/auth/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function ResetPasswordPage() {
  return (
    <>
      <PageHead titleKey="shell.titles.resetPassword" />
      <ResetPasswordScreen />
    </>
  );
}
ResetPasswordPage.displayName = 'ResetPasswordPage';

export const getServerSideProps = servePage({ words: resetPasswordWords });
