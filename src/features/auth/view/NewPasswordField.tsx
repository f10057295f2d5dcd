import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { checkPassword } from '@/domain/account/passwordRules';
import { PasswordField } from '@/src/ui/field/PasswordField';
import styles from './NewPasswordField.module.css';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}

/** A password to choose, with the rules it must meet ticked off while typing. */
export function NewPasswordField({ label, value, onChange, error }: NewPasswordFieldProps) {
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
        {checkPassword(value).map(({ key, isMet }) => (
          <li key={key} className={isMet ? styles.met : styles.open}>
            {isMet ? <Check size={14} strokeWidth={3} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
            <span>{t(`auth.password.rule.${key}`)}</span>
            {isMet ? <span className="sr-only">{t('auth.password.met')}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
