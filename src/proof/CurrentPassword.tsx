import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import type { ApiError } from '@/src/api/apiError';
import { PasswordField } from '@/src/ui/field/PasswordField';
import type { Proof } from './useProof';

interface CurrentPasswordProps {
  proof: Pick<Proof, 'password' | 'setPassword'>;
  /** The form was sent once: what is missing is said. */
  isChecked: boolean;
  error: ApiError | undefined;
  onEdit: () => void;
  autoFocus?: boolean;
}

/** The password of who is signed in; says itself that it is wrong, or missing. */
export function CurrentPassword({ proof, isChecked, error, onEdit, autoFocus }: CurrentPasswordProps) {
  const { t } = useTranslation('common');
  const passwordError =
    error?.code === codes.credentialsInvalid.code
      ? t('security.problems.currentWrong')
      : isChecked && proof.password === ''
        ? t('security.problems.currentMissing')
        : undefined;
  return (
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
  );
}
