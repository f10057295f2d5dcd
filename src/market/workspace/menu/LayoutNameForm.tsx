import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SavedLayout } from '@/src/theme/terminalLayout/storedLayouts';
import { Button } from '@/src/ui/button/Button';
import { TextField } from '@/src/ui/field/TextField';
import { isNameTaken, LONGEST_NAME, layoutName } from '../savedLayouts';
import styles from './LayoutMenu.module.css';

interface LayoutNameFormProps {
  start: string;
  /** Layouts whose names are taken. */
  saved: readonly SavedLayout[];
  onName: (name: string) => void;
  onCancel: () => void;
}

/** A line to name a layout in. Escape gives up. */
export function LayoutNameForm({ start, saved, onName, onCancel }: LayoutNameFormProps) {
  const { t } = useTranslation('common');
  const [text, setText] = useState(start);
  const field = useRef<HTMLInputElement>(null);
  const name = layoutName(text);
  const isTaken = isNameTaken(name, saved);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name !== '' && !isTaken) onName(name);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        ref={field}
        height={32}
        aria-label={t('trade.layout.name')}
        maxLength={LONGEST_NAME}
        value={text}
        onValueChange={setText}
        error={isTaken ? t('trade.layout.nameTaken') : undefined}
      />
      <Button size="small" type="submit" disabled={name === '' || isTaken}>
        {t('trade.layout.save')}
      </Button>
      <Button variant="tertiary" size="small" onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
    </form>
  );
}
