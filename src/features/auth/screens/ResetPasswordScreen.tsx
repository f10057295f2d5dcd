import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { CodeLead } from '@/src/ui/otp/CodeLead';
import { dropPendingCode, readPendingCode } from '../model/pendingCode';
import { useAuthLinks } from '../useAuthLinks';
import { usePendingCode } from '../usePendingCode';
import { AuthFrame } from '../view/AuthFrame';
import { NewPasswordForm } from '../view/NewPasswordForm';
import { ResetRequestForm } from '../view/ResetRequestForm';

/** Forgot password: where to send a code, then the code with the new password. A reload stays at the second step. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('common');
  const links = useAuthLinks();
  const isSignedIn = useHasToken(false);
  const [sent, setSent] = usePendingCode('reset');
  const startOver = () => {
    dropPendingCode('reset');
    setSent(null);
  };
  return (
    <AuthFrame
      title={t(sent ? 'auth.reset.newTitle' : 'auth.reset.title')}
      back={
        sent
          ? { href: links.resetPassword, label: t('auth.code.back'), onPress: startOver }
          : isSignedIn
            ? { href: pathTo('profileChangePassword'), label: t('security.changePassword') }
            : { href: links.login, label: t('auth.reset.back') }
      }
      lead={sent ? <CodeLead sent={sent} /> : t('auth.reset.lead')}
    >
      {sent ? (
        <NewPasswordForm sent={sent} onResent={setSent} />
      ) : (
        <ResetRequestForm onSent={() => setSent(readPendingCode('reset') ?? null)} />
      )}
    </AuthFrame>
  );
}
