import type { ApiError } from '@/src/api/apiError';
import { isAboutFactor } from '@/src/api/passkeys/factorRefusal';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { FactorField } from '@/src/ui/otp/FactorField';
import type { useFactor } from './useFactor';

interface OwnFactorProps {
  factor: Pick<ReturnType<typeof useFactor>, 'hasFactor' | 'factor' | 'ways' | 'setFactor'>;
  /** The form's: one that is about the factor is said beside it. */
  error: ApiError | undefined;
  /** Said while there is none of those. */
  missing?: string;
  isBusy: boolean;
  onEdit: () => void;
  autoFocus?: boolean;
}

/** The second factor of who is signed in, and nothing for who has none. */
export function OwnFactor({ factor, error, missing, isBusy, onEdit, autoFocus }: OwnFactorProps) {
  const words = useErrorWords();
  if (!factor.hasFactor) return null;
  return (
    <FactorField
      value={factor.factor}
      ways={factor.ways}
      onChange={(next) => {
        onEdit();
        factor.setFactor(next);
      }}
      error={error && isAboutFactor(error) ? words(error) : missing}
      readOnly={isBusy}
      autoFocus={autoFocus}
    />
  );
}
