import { useTranslation } from 'next-i18next/pages';
import { renewRecoveryCodes } from '@/src/api/calls/secondFactor';
import { useFactorChange } from '../../useFactorChange';
import { ProofDialog } from './ProofDialog';

interface RenewDialogProps {
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** New recovery codes in place of the old ones; asks for a code of the app or a passkey. */
export function RenewDialog({ onClose, onCodes }: RenewDialogProps) {
  const { t } = useTranslation('common');
  const changed = useFactorChange();
  return (
    <ProofDialog
      withoutRecovery
      title={t('security.recovery.renewTitle')}
      text={t('security.recovery.renewText')}
      label={t('security.recovery.renew')}
      testId="renew-recovery-codes"
      onClose={onClose}
      act={async ({ authenticatorCode, passkey }) => {
        const { recoveryCodes } = await renewRecoveryCodes({ authenticatorCode, passkey });
        changed('recoveryCodesRenew', true);
        onCodes(recoveryCodes);
      }}
    />
  );
}
