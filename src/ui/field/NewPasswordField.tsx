import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import styles from './NewPasswordField.module.css';
import { PasswordField } from './PasswordField';

export interface PasswordRule {
  key: string;
  words: string;
  isMet: boolean;
}

interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
  /** What a password must have, judged for `value`. */
  rules: readonly PasswordRule[];
  error: string | undefined;
}

/** A password to choose, with the rules it must meet ticked off while typing. */
export function NewPasswordField({ label, value, onChange, rules, error }: NewPasswordFieldProps) {
  const { t } = useTranslation('common');
  return (
    <div>
      <PasswordField
        height={56}
        name="new-password"
        autoComplete="new-password"
        label={label}
        value={value}
        onValueChange={onChange}
        error={error}
      />
      <ul className={styles.rules} aria-label={t('auth.password.rules')}>
        {rules.map(({ key, words, isMet }) => (
          <li key={key} className={isMet ? styles.met : styles.open}>
            {isMet ? <Check size={14} strokeWidth={3} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
            <span>{words}</span>
            {isMet ? <span className="sr-only">{t('auth.password.met')}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
