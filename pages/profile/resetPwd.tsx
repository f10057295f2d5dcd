import { ResetPasswordScreen } from '@/src/features/auth';
import { resetPasswordWords } from '@/src/features/auth/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function ResetOwnPasswordPage() {
  return (
    <>
      <PageHead titleKey="shell.titles.resetPassword" />
      <ResetPasswordScreen />
    </>
  );
}
ResetOwnPasswordPage.displayName = 'ResetOwnPasswordPage';

export const getServerSideProps = servePage({ words: resetPasswordWords });
