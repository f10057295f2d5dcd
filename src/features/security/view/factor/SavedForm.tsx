import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { readRecoveryCode } from '@/domain/account/secondFactor';
import { Button } from '@/src/ui/button/Button';
import { TextField } from '@/src/ui/field/TextField';
import styles from './SavedForm.module.css';

interface SavedFormProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** Asks for one of the codes from the copy: who has none would be locked out one day. */
export function SavedForm({ codes, onSaved }: SavedFormProps) {
  const { t } = useTranslation('common');
  const [asked] = useState(() => Math.floor(Math.random() * codes.length));
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const place = asked + 1;
  const isRight = readRecoveryCode(typed) === codes[asked];
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isRight) onSaved();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextField
        className={styles.field}
        height={48}
        numeric
        name="recovery-copy"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={t('security.recovery.finish', { place })}
        value={typed}
        onValueChange={(next) => {
          setChecked(false);
          setTyped(next);
        }}
        error={isChecked && !isRight ? t('security.recovery.wrong', { place }) : undefined}
        data-testid="recovery-copy"
        data-place={place}
      />
      <Button type="submit" size="large" className={styles.saved} disabled={typed.trim() === ''} data-testid="codes-saved">
        {t('security.recovery.saved')}
      </Button>
    </form>
  );
}
