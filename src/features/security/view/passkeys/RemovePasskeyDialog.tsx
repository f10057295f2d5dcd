import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import { isApiError } from '@/src/api/apiError';
import { removePasskey } from '@/src/api/calls/passkeys';
import { type Passkey, useSecurityState } from '@/src/api/queries/security';
import { useHasToken } from '@/src/lib/useHasToken';
import { showToast } from '@/src/ui/toast/showToast';
import { useFactorChange } from '../../useFactorChange';
import { ProofDialog } from '../factor/ProofDialog';

/** Removes a passkey: the password and a second factor, after what follows from it. */
export function RemovePasskeyDialog({ passkey: { passkeyId, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('common');
  const changed = useFactorChange();
  const { data } = useSecurityState(useHasToken(true));
  const isLast = data?.authenticatorBoundAt === null && data.passkeys === 1;
  return (
    <ProofDialog
      warning
      needsPassword
      title={t('security.passkeys.removeTitle', { name })}
      text={[t('security.passkeys.removeText'), ...(isLast ? [t('security.passkeys.removeLast')] : [])].join(' ')}
      label={t('security.passkeys.remove')}
      testId="confirm-remove-passkey"
      onClose={onClose}
      act={async (proof, currentPassword) => {
        const { sendingHeldUntil } = await removePasskey({ passkeyId, currentPassword, ...proof }).catch((failure: unknown) => {
          // Another tab was first: the page below shows it.
          if (isApiError(failure) && failure.code === codes.passkeyGone.code) changed('passkeyRemove', !isLast);
          throw failure;
        });
        showToast({
          type: 'success',
          content: t(sendingHeldUntil === null ? 'security.passkeys.removed' : 'security.passkeys.removedLast', { name }),
        });
        changed('passkeyRemove', sendingHeldUntil === null);
      }}
    />
  );
}
