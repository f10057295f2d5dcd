import { RegisterScreen } from '@/src/features/auth';
import { registerWords } from '@/src/features/auth/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function RegisterPage() {
  return (
    <>
      <PageHead titleKey="shell.titles.register" />
      <RegisterScreen />
    </>
  );
}
RegisterPage.displayName = 'RegisterPage';

export const getServerSideProps = servePage({ words: registerWords });
