import { LoginScreen } from '@/src/features/auth';
import { loginWords } from '@/src/features/auth/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function LoginPage() {
  return (
    <>
      <PageHead titleKey="shell.titles.login" />
      <LoginScreen />
    </>
  );
}
LoginPage.displayName = 'LoginPage';

export const getServerSideProps = servePage({ words: loginWords });
