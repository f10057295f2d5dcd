import { useState } from 'react';
import { formatAmount, keepAmountCharacters, parseNumber } from '@/src/format';
import { useLocale } from '@/src/i18n/useLocale';
import { TextField, type TextFieldProps } from './TextField';

/** More than any asset keeps: the typed text is not cut here, the caller's rules say what is too fine. */
const ALL_DECIMALS = 18;

export interface AmountInputProps
  extends Omit<TextFieldProps, 'value' | 'onValueChange' | 'onChange' | 'type' | 'numeric' | 'onEnter' | 'defaultValue'> {
  /** Plain decimal; undefined for nothing. */
  value: string | undefined;
  /** Gets the plain decimal, thousands marks taken out; undefined while no number stands there. */
  onAmountChange: (amount: string | undefined) => void;
}

/** An amount as free text: digits, dots and commas only. What was typed stays as typed until the field is left. */
export function AmountInput({ value, onAmountChange, ...field }: AmountInputProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<string>();
  const printed = value === undefined ? '' : formatAmount(value, locale, ALL_DECIMALS);
  // A value set from outside (MAX, a slider) replaces the draft.
  const isDraftCurrent = draft !== undefined && parseNumber(draft, locale) === value;
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      numeric
      value={isDraftCurrent ? draft : printed}
      onValueChange={(text) => {
        const kept = keepAmountCharacters(text);
        setDraft(kept);
        onAmountChange(parseNumber(kept, locale));
      }}
      onBlur={(event) => {
        setDraft(undefined);
        field.onBlur?.(event);
      }}
    />
  );
}
