import { LogoutScreen } from '@/src/features/security';
import { logoutWords } from '@/src/features/security/words';
import { PageHead, useLogoutDialog } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function LogoutPage() {
  return (
    <>
      <PageHead titleKey="shell.logout.action" />
      <LogoutScreen onLogOut={useLogoutDialog()} />
    </>
  );
}
LogoutPage.displayName = 'LogoutPage';

export const getServerSideProps = servePage({ words: logoutWords });
