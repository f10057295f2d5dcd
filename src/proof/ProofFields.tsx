import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import type { ApiError } from '@/src/api/apiError';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import { PasswordField } from '@/src/ui/field/PasswordField';
import { OwnFactor } from './OwnFactor';
import type { Proof } from './useProof';

interface ProofFieldsProps {
  proof: Proof;
  /** The form was sent once: what is missing is said. */
  isChecked: boolean;
  isBusy: boolean;
  error: ApiError | undefined;
  onEdit: () => void;
  autoFocus?: boolean;
}

/** Whether these fields say an error themselves. */
export const isSaidByProof = (error: ApiError): boolean => error.code === codes.credentialsInvalid.code || isAboutFactor(error);

/** The current password where it is needed, and the second factor of who has one; each says beside itself what is wrong with it. */
export function ProofFields({ proof, isChecked, isBusy, error, onEdit, autoFocus }: ProofFieldsProps) {
  const { t } = useTranslation('common');
  const passwordError =
    error?.code === codes.credentialsInvalid.code
      ? t('security.problems.currentWrong')
      : isChecked && proof.password === ''
        ? t('security.problems.currentMissing')
        : undefined;
  const factorMissing = isChecked && !error && proof.isFactorMissing ? t('security.problems.factorMissing') : undefined;
  return (
    <>
      {proof.needsPassword ? (
        <PasswordField
          autoFocus={autoFocus}
          height={56}
          name="current-password"
          autoComplete="current-password"
          label={t('security.currentPassword')}
          value={proof.password}
          onValueChange={(next) => {
            onEdit();
            proof.setPassword(next);
          }}
          error={passwordError}
        />
      ) : null}
      <OwnFactor
        factor={proof}
        error={error}
        missing={factorMissing}
        isBusy={isBusy}
        onEdit={onEdit}
        autoFocus={autoFocus && !proof.needsPassword}
      />
    </>
  );
}
