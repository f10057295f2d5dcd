import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { Button } from '@/src/ui/button/Button';
import { TextField } from '@/src/ui/field/TextField';
import styles from './Handover.module.css';

/** Two digits, the first of them not 0: as the exchange makes numbers. */
const WHOLE = /^[1-9][0-9]$/;

interface HandoverMatchProps {
  isBusy: boolean;
  onConfirm: (number: string) => void;
}

/** Where the number is typed that the phone shows. A wrong one ends the code, so that half a number is not sent. */
export function HandoverMatch({ isBusy, onConfirm }: HandoverMatchProps) {
  const { t } = useTranslation('common');
  const [number, setNumber] = useState('');
  const [isChecked, setChecked] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The card stands beside a form of its own.
    event.stopPropagation();
    setChecked(true);
    if (WHOLE.test(number)) onConfirm(number);
  };
  return (
    <form className={styles.match} onSubmit={send} noValidate>
      <TextField
        label={t('verification.handover.number')}
        numeric
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={number}
        onValueChange={(typed) => setNumber(typed.replace(/\D/g, ''))}
        error={isChecked && !WHOLE.test(number) ? t('verification.handover.twoDigits') : undefined}
        data-testid="handover-number"
      />
      <Button type="submit" size="small" loading={isBusy} data-testid="handover-confirm">
        {t('verification.handover.letIn')}
      </Button>
    </form>
  );
}
