import { useForkRef } from '@mui/material/utils';
import { useTranslation } from 'next-i18next/pages';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useLocale } from '@/src/i18n/useLocale';
import type { NumberFieldProps } from './numberField';
import { checkedSeparators, type NumberRules, withFixedDecimals, withoutLeadingZeros } from './numberRules';
import { TwoNumbers } from './TwoNumbers';
import { useFit } from './useFit';
import { useTypedNumber } from './useTypedNumber';

export interface DecimalFieldOptions
  extends Pick<NumberFieldProps, 'value' | 'onValueChange' | 'getInputRef' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'inputMode'>,
    NumberRules {
  /** Is told once what is typed could be either of two numbers, and once it no longer is. */
  onUnclear?: (isUnclear: boolean) => void;
  /** Stands beside the number and takes room from it, as far as it is words. */
  beside?: string;
}

/** What every field of a number does, whatever stands around it: its input, and what is wrong with what is typed. */
export function useDecimalField(options: DecimalFieldOptions): { input: ComponentProps<'input'>; message: ReactNode } {
  const { value, onValueChange, decimalScale, fixedDecimalScale, allowNegative = true, allowLeadingZeros = false, unit } = options;
  const { decimalSeparator, thousandSeparator, getInputRef, onUnclear, beside = '', ...handlers } = options;
  const { t } = useTranslation('common');
  const marks = checkedSeparators({ decimalSeparator, thousandSeparator }, useLocale());
  const field = useRef<HTMLInputElement>(null);
  const ref = useForkRef(field, getInputRef);
  const typed = useTypedNumber({
    input: field,
    marks,
    decimals: decimalScale,
    allowNegative,
    unit,
    value,
    shown: fixedDecimalScale ? withFixedDecimals(value, decimalScale ?? 0) : value,
    onValueChange,
    onUnclear,
    atRest: (text) => (text === '' || allowLeadingZeros ? text : withoutLeadingZeros(text)),
  });
  useFit(field, typed.text, `${unit ?? ''} ${beside}`);
  const message = typed.either ? (
    <TwoNumbers text={typed.text} marks={marks} values={typed.either} onChoose={typed.choose} />
  ) : typed.otherUnit !== undefined ? (
    t('ui.field.otherUnit', { unit, other: typed.otherUnit })
  ) : typed.isUnreadable ? (
    t('ui.field.notANumber')
  ) : undefined;
  return {
    message,
    input: {
      ref,
      type: 'text',
      inputMode: handlers.inputMode ?? 'decimal',
      autoComplete: 'off',
      value: typed.text,
      onChange: (event) => typed.onChange(event.target, (event.nativeEvent as InputEvent).isComposing),
      onCompositionEnd: (event) => typed.onChange(event.currentTarget, false),
      onKeyDown: (event) => {
        handlers.onKeyDown?.(event);
        if (!event.defaultPrevented) typed.onKeyDown(event);
      },
      onFocus: (event) => {
        handlers.onFocus?.(event);
        typed.onFocus();
      },
      onBlur: (event) => {
        typed.onBlur();
        handlers.onBlur?.(event);
      },
    },
  };
}
