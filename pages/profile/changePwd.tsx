import { ChangePasswordScreen } from '@/src/features/security';
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

export const getServerSideProps = servePage();
