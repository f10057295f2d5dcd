import { ChangePasswordScreen } from '@/src/features/security';
import { changePasswordWords } from '@/src/features/security/words';
import { PageHead, type ShellPageProps } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function ChangePasswordPage({ isSignedIn }: ShellPageProps) {
  return (
    <>
      <PageHead titleKey="security.changePassword" />
      <ChangePasswordScreen isSignedIn={isSignedIn} />
    </>
  );
}
ChangePasswordPage.displayName = 'ChangePasswordPage';

export const getServerSideProps = servePage({ words: changePasswordWords });
