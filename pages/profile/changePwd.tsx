import { ChangePasswordScreen } from '@/src/features/security';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function ChangePasswordPage() {
  return (
    <>
      <PageHead titleKey="security.changePassword" />
      <ChangePasswordScreen />
    </>
  );
}
ChangePasswordPage.displayName = 'ChangePasswordPage';

export const getServerSideProps = servePage();
