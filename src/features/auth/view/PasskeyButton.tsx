import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import type { ApiError } from '@/src/api/apiError';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { canUsePasskeys } from '@/src/lib/canUsePasskeys';
import { Button } from '@/src/ui/button/Button';
import { Note } from '@/src/ui/views/Note';
import styles from './PasskeyButton.module.css';

interface PasskeyButtonProps {
  submit: () => void;
  isBusy: boolean;
  error: ApiError | undefined;
}

const never = () => () => {};

/** The other way in. Not where the browser knows no passkeys. */
export function PasskeyButton({ submit, isBusy, error }: PasskeyButtonProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  // Most do: the page does not jump for them.
  const isKnown = useSyncExternalStore(never, canUsePasskeys, () => true);
  if (!isKnown) return null;
  return (
    <div className={styles.way}>
      <p className={styles.or}>{t('auth.login.or')}</p>
      <Button
        variant="border"
        block
        className={styles.button}
        loading={isBusy}
        startIcon={<Fingerprint size={18} aria-hidden="true" />}
        onClick={submit}
        data-testid="passkey-login"
      >
        {t('auth.login.passkey')}
      </Button>
      {error ? <Note tone="error">{words(error)}</Note> : null}
    </div>
  );
}
