import clsx from 'clsx';
import { type FocusEvent, type Ref, useMemo } from 'react';
import { type NumberFormatValues, NumericFormat, PatternFormat } from 'react-number-format';
import { useLocale } from '@/src/i18n/useLocale';
import styles from './Field.module.css';
import { FieldBox } from './FieldBox';
import { FieldFrame } from './FieldFrame';
import { checkedSeparators, type NumberRules, withoutLeadingZeros } from './numberRules';
import type { TextFieldProps } from './TextField';

export interface NumberInputProps
  extends NumberRules,
    Omit<TextFieldProps, 'value' | 'onValueChange' | 'onChange' | 'type' | 'numeric' | 'onEnter' | 'defaultValue' | 'ref'> {
  /** Plain decimal ("1234.5"); "" for nothing. */
  value: string;
  /** Gets the plain decimal, whatever marks the reader typed. */
  onValueChange: (value: string) => void;
  getInputRef?: Ref<HTMLInputElement>;
}

/** A number typed in the reader's own notation. Never passes through a float: in and out go decimal strings. */
export function NumberInput(props: NumberInputProps) {
  const { label, labelEnd, hint, error, requirement, height, start, end, align, className, value, onValueChange, ...rest } = props;
  const { decimalScale, fixedDecimalScale, allowNegative = true, allowLeadingZeros = false, format, mask, ...input } = rest;
  const { decimalSeparator, thousandSeparator, ...plainInput } = input;
  const locale = useLocale();
  const marks = useMemo(
    () => checkedSeparators({ decimalSeparator, thousandSeparator, mask }, locale),
    [decimalSeparator, thousandSeparator, mask, locale],
  );

  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const stripped = value === '' || allowLeadingZeros || format ? value : withoutLeadingZeros(value);
    if (stripped !== value) onValueChange(stripped);
    plainInput.onBlur?.(event);
  };
  return (
    <FieldFrame {...{ label, labelEnd, hint, error, requirement, className }} id={plainInput.id}>
      {(ids) => {
        const shared = {
          ...plainInput,
          ...ids,
          value,
          valueIsNumericString: true,
          autoComplete: 'off',
          className: clsx('num', styles.input, styles.numeric, align === 'end' && styles.alignEnd),
          onBlur,
          onValueChange: (values: NumberFormatValues, source: { source: string }) => {
            // Echoes of our own value would start a second render for nothing.
            if (source.source === 'event') onValueChange(values.value);
          },
        };
        return (
          <FieldBox {...{ height, start, end }} invalid={Boolean(error)} disabled={plainInput.disabled}>
            {format ? (
              <PatternFormat {...shared} type="text" inputMode="numeric" format={format} mask={mask} />
            ) : (
              <NumericFormat
                {...shared}
                type="text"
                inputMode={plainInput.inputMode ?? 'decimal'}
                {...{ decimalScale, fixedDecimalScale, allowNegative }}
                allowLeadingZeros
                decimalSeparator={marks.decimal}
                thousandSeparator={marks.group}
                allowedDecimalSeparators={['.', ',']}
              />
            )}
          </FieldBox>
        );
      }}
    </FieldFrame>
  );
}
