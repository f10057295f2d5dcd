import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import type { ApiError } from '@/src/api/apiError';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import { CurrentPassword } from './CurrentPassword';
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
  const factorMissing = isChecked && !error && proof.isFactorMissing ? t('security.problems.factorMissing') : undefined;
  return (
    <>
      {proof.needsPassword ? (
        <CurrentPassword proof={proof} isChecked={isChecked} error={error} onEdit={onEdit} autoFocus={autoFocus} />
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
