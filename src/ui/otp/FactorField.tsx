import { Fingerprint } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { TextButton } from '../button/TextButton';
import { FieldMessage } from '../field/FieldMessage';
import { TextField } from '../field/TextField';
import styles from './FactorField.module.css';
import type { FactorDraft, FactorWay } from './factorDraft';
import { OtpInput } from './OtpInput';

interface FactorFieldProps {
  value: FactorDraft;
  /** What the account has. */
  ways: readonly FactorWay[];
  onChange: (draft: FactorDraft) => void;
  /** Runs once the last digit of the app is in. */
  onComplete?: (draft: FactorDraft) => void;
  error?: string;
  readOnly?: boolean;
  autoFocus?: boolean;
}

const LONGEST = 40;
const OTHERS = { app: 'ui.factor.useApp', passkey: 'ui.factor.usePasskey', recovery: 'ui.factor.useRecovery' } as const;

/** The second factor: the code of the authenticator app, a passkey, or in their place a recovery code. */
export function FactorField({ ways, ...field }: FactorFieldProps) {
  const { t } = useTranslation('common');
  const { value, onChange, readOnly } = field;
  const others = ways.filter((way) => way !== value.way);
  return (
    <div className={styles.factor}>
      {value.way === 'passkey' ? <PasskeyWay error={field.error} /> : null}
      {value.way === 'recovery' ? <RecoveryWay {...field} /> : null}
      {value.way === 'app' ? <AppWay {...field} /> : null}
      {others.length > 0 ? (
        <div className={styles.other}>
          {others.map((way) => (
            <TextButton key={way} disabled={readOnly} onPress={() => onChange({ way, text: '' })}>
              {t(OTHERS[way])}
            </TextButton>
          ))}
        </div>
      ) : null}
    </div>
  );
}

type WayProps = Omit<FactorFieldProps, 'ways'>;

function AppWay({ value: { way, text }, onChange, onComplete, error, readOnly, autoFocus }: WayProps) {
  const { t } = useTranslation('common');
  return (
    <OtpInput
      label={t('ui.factor.app')}
      labelEnd={<span className={styles.changes}>{t('ui.factor.changes')}</span>}
      name={t('ui.factor.app')}
      value={text}
      onChange={(next) => onChange({ way, text: next })}
      onComplete={(whole) => onComplete?.({ way, text: whole })}
      readOnly={readOnly}
      autoFocus={autoFocus}
      error={error}
    />
  );
}

function RecoveryWay({ value: { way, text }, onChange, error, readOnly }: WayProps) {
  const { t } = useTranslation('common');
  return (
    <TextField
      height={56}
      numeric
      autoFocus
      name="recovery-code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={LONGEST}
      label={t('ui.factor.recovery')}
      placeholder="XXXXX-XXXXX"
      value={text}
      readOnly={readOnly}
      onValueChange={(next) => onChange({ way, text: next })}
      error={error}
    />
  );
}

/** Nothing to type: the browser asks. */
function PasskeyWay({ error }: { error: string | undefined }) {
  const { t } = useTranslation('common');
  const messageId = useId();
  return (
    <div data-testid="factor-passkey">
      <p className={styles.passkey}>
        <Fingerprint size={24} aria-hidden="true" />
        <span>
          <b>{t('ui.factor.passkey')}</b>
          <span>{t('ui.factor.passkeyNext')}</span>
        </span>
      </p>
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}
