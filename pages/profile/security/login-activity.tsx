import { LoginActivityScreen } from '@/src/features/security';
import { loginActivityWords } from '@/src/features/security/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function LoginActivityPage() {
  return (
    <>
      <PageHead titleKey="security.loginActivity" />
      <LoginActivityScreen />
    </>
  );
}
LoginActivityPage.displayName = 'LoginActivityPage';

export const getServerSideProps = servePage({ words: loginActivityWords });
