import { CircleX, Search } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { TextField, type TextFieldProps } from './TextField';

interface SearchFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end' | 'value'> {
  value: string;
  onValueChange: (value: string) => void;
  /** What is searched, for speech; also the placeholder when none is given. */
  name: string;
  /** The key that leads here; it stands at the end of the field while that is empty. */
  shortcut?: ReactNode;
}

/** Text to search by, with a button that empties it. Escape empties it too. */
export function SearchField({ value, onValueChange, name, placeholder = name, shortcut, ...field }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const clear = t('ui.field.clear');
  return (
    <TextField
      {...field}
      type="search"
      aria-label={name}
      placeholder={placeholder}
      autoComplete="off"
      value={value}
      onValueChange={onValueChange}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        // The first Escape belongs to the text; only the next one closes the dialog around it.
        event.stopPropagation();
        onValueChange('');
      }}
      start={<Search size={18} aria-hidden="true" />}
      end={
        value ? (
          <button type="button" className={styles.toggle} aria-label={clear} title={clear} onClick={() => onValueChange('')}>
            <CircleX size={16} aria-hidden="true" />
          </button>
        ) : (
          shortcut
        )
      }
    />
  );
}
