import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import { isApiError } from '@/src/api/apiError';
import { unbindAuthenticator } from '@/src/api/calls/secondFactor';
import { useSecurityState } from '@/src/api/queries/security';
import { useHasToken } from '@/src/lib/useHasToken';
import { showToast } from '@/src/ui/toast/showToast';
import { useFactorChange } from '../../useFactorChange';
import { ProofDialog } from './ProofDialog';

/** Takes the authenticator away: the password and a second factor, after what follows from it. */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('common');
  const changed = useFactorChange();
  const { data } = useSecurityState(useHasToken(true));
  const isFactorLeft = data !== undefined && data.passkeys > 0;
  return (
    <ProofDialog
      warning
      needsPassword
      title={t('security.authenticator.disableTitle')}
      text={t(isFactorLeft ? 'security.authenticator.disableTextPasskeys' : 'security.authenticator.disableText')}
      label={t('security.authenticator.disable')}
      testId="disable-authenticator"
      onClose={onClose}
      act={async (proof, currentPassword) => {
        await unbindAuthenticator({ currentPassword, ...proof }).catch((failure: unknown) => {
          // Another tab was first: the page below shows it.
          if (isApiError(failure) && failure.code === codes.authenticatorUnbound.code) changed('authenticatorUnbind', isFactorLeft);
          throw failure;
        });
        showToast({ type: 'success', content: t('security.authenticator.disabled') });
        changed('authenticatorUnbind', isFactorLeft);
      }}
    />
  );
}
