import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styles from './Field.module.css';
import { TextField, type TextFieldProps } from './TextField';

/** A password with a button that shows and hides it. */
export function PasswordField({ end, ...field }: Omit<TextFieldProps, 'type' | 'numeric'>) {
  const { t } = useTranslation('common');
  const [isShown, setShown] = useState(false);
  const label = t(isShown ? 'ui.field.hidePassword' : 'ui.field.showPassword');
  const Icon = isShown ? EyeOff : Eye;
  const toggle = (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      title={label}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <>
          {end}
          {toggle}
        </>
      }
    />
  );
}
