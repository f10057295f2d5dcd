import clsx from 'clsx';
import styles from './Field.module.css';
import { FieldBox } from './FieldBox';
import { FieldFrame } from './FieldFrame';
import type { NumberFieldProps } from './numberField';
import type { NumberRules } from './numberRules';
import { useDecimalField } from './useDecimalField';

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
  const { label, labelEnd, hint, error, requirement, height, start, end, align, className, ...rest } = props;
  const { decimalScale, fixedDecimalScale, allowNegative, allowLeadingZeros, getInputRef, value, onValueChange, ...input } = rest;
  const { decimalSeparator, thousandSeparator, unit, onUnclear, ...plainInput } = input;
  const { input: decimal, message: ownError } = useDecimalField({ ...rest, beside: typeof start === 'string' ? start : '' });
  const message = ownError ?? error;
  return (
    <FieldFrame {...{ label, labelEnd, hint, requirement, className }} error={message} id={plainInput.id}>
      {(ids) => (
        <FieldBox {...{ height, start, end }} invalid={Boolean(message)} disabled={plainInput.disabled}>
          <input
            {...plainInput}
            {...ids}
            {...decimal}
            className={clsx('num', styles.input, styles.numeric, align === 'end' && styles.alignEnd)}
          />
        </FieldBox>
      )}
    </FieldFrame>
  );
}
