import clsx from 'clsx';
import { useMemo } from 'react';
import { PatternFormat } from 'react-number-format';
import { useLocale } from '@/src/i18n/useLocale';
import styles from './Field.module.css';
import { FieldBox } from './FieldBox';
import { FieldFrame } from './FieldFrame';
import type { NumberInputProps } from './NumberInput';
import { checkedSeparators } from './numberRules';

/** Digits in the places of a pattern ("## / ##"). */
export function PatternInput(props: NumberInputProps & { format: string }) {
  const { label, labelEnd, hint, error, requirement, height, start, end, align, className, value, onValueChange, ...rest } = props;
  const { decimalScale: _, fixedDecimalScale: __, allowNegative: ___, allowLeadingZeros: ____, format, mask, ...input } = rest;
  const { decimalSeparator, thousandSeparator, ...plainInput } = input;
  const locale = useLocale();
  useMemo(
    () => checkedSeparators({ decimalSeparator, thousandSeparator, mask }, locale),
    [decimalSeparator, thousandSeparator, mask, locale],
  );
  return (
    <FieldFrame {...{ label, labelEnd, hint, error, requirement, className }} id={plainInput.id}>
      {(ids) => (
        <FieldBox {...{ height, start, end }} invalid={Boolean(error)} disabled={plainInput.disabled}>
          <PatternFormat
            {...plainInput}
            {...ids}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={clsx('num', styles.input, styles.numeric, align === 'end' && styles.alignEnd)}
            format={format}
            mask={mask}
            value={value}
            valueIsNumericString
            // Echoes of our own value would start a second render for nothing.
            onValueChange={(values, { source }) => source === 'event' && onValueChange(values.value)}
          />
        </FieldBox>
      )}
    </FieldFrame>
  );
}
