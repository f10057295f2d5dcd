import { useForkRef } from '@mui/material/utils';
import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import { useLocale } from '@/src/i18n/useLocale';
import styles from './Field.module.css';
import { FieldBox } from './FieldBox';
import { FieldFrame } from './FieldFrame';
import type { NumberFieldProps } from './numberField';
import { checkedSeparators, type NumberRules, withFixedDecimals, withoutLeadingZeros } from './numberRules';
import { TwoNumbers } from './TwoNumbers';
import { useFit } from './useFit';
import { useTypedNumber } from './useTypedNumber';

export interface DecimalInputProps extends NumberFieldProps, NumberRules {
  /** Is told once what is typed could be either of two numbers, and once it no longer is. */
  onUnclear?: (isUnclear: boolean) => void;
}

/**
 * A number typed or pasted in any notation that can mean one number only (`readNumber`); what could be two is asked about, what is
 * none, or in another unit than the field's, is said and stays as it was typed. Never passes through a float: in and out go decimal
 * strings.
 */
export function DecimalInput(props: DecimalInputProps) {
  const { label, labelEnd, hint, error, requirement, height, start, end, align, className, value, onValueChange, ...rest } = props;
  const { decimalScale, fixedDecimalScale, allowNegative = true, allowLeadingZeros = false, getInputRef, ...input } = rest;
  const { decimalSeparator, thousandSeparator, unit, onUnclear, ...plainInput } = input;
  const { t } = useTranslation('common');
  const locale = useLocale();
  const marks = checkedSeparators({ decimalSeparator, thousandSeparator }, locale);
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
  useFit(field, typed.text, `${unit ?? ''} ${typeof start === 'string' ? start : ''}`);
  const ownError = typed.either ? (
    <TwoNumbers text={typed.text} marks={marks} values={typed.either} onChoose={typed.choose} />
  ) : typed.otherUnit !== undefined ? (
    t('ui.field.otherUnit', { unit, other: typed.otherUnit })
  ) : typed.isUnreadable ? (
    t('ui.field.notANumber')
  ) : undefined;
  const message = ownError ?? error;
  return (
    <FieldFrame {...{ label, labelEnd, hint, requirement, className }} error={message} id={plainInput.id}>
      {(ids) => (
        <FieldBox {...{ height, start, end }} invalid={Boolean(message)} disabled={plainInput.disabled}>
          <input
            {...plainInput}
            {...ids}
            ref={ref}
            type="text"
            inputMode={plainInput.inputMode ?? 'decimal'}
            autoComplete="off"
            className={clsx('num', styles.input, styles.numeric, align === 'end' && styles.alignEnd)}
            value={typed.text}
            onChange={(event) => typed.onChange(event.target, (event.nativeEvent as InputEvent).isComposing)}
            onCompositionEnd={(event) => typed.onChange(event.currentTarget, false)}
            onKeyDown={(event) => {
              plainInput.onKeyDown?.(event);
              if (!event.defaultPrevented) typed.onKeyDown(event);
            }}
            onFocus={(event) => {
              plainInput.onFocus?.(event);
              typed.onFocus();
            }}
            onBlur={(event) => {
              typed.onBlur();
              plainInput.onBlur?.(event);
            }}
          />
        </FieldBox>
      )}
    </FieldFrame>
  );
}
