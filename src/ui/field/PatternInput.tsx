import clsx from 'clsx';
import { PatternFormat } from 'react-number-format';
import styles from './Field.module.css';
import { FieldBox } from './FieldBox';
import { FieldFrame } from './FieldFrame';
import type { NumberFieldProps } from './numberField';
import { checkedMask } from './numberRules';

export interface PatternInputProps extends NumberFieldProps {
  /** A # for each digit: "## / ##". */
  format: string;
  /** Fills the places not typed yet. */
  mask?: string | string[];
}

/** Digits in the places of a pattern. */
export function PatternInput(props: PatternInputProps) {
  const { label, labelEnd, hint, error, requirement, height, start, end, align, className, onValueChange, mask, ...input } = props;
  return (
    <FieldFrame {...{ label, labelEnd, hint, error, requirement, className }} id={input.id}>
      {(ids) => (
        <FieldBox {...{ height, start, end }} invalid={Boolean(error)} disabled={input.disabled}>
          <PatternFormat
            {...input}
            {...ids}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            className={clsx('num', styles.input, styles.numeric, align === 'end' && styles.alignEnd)}
            mask={checkedMask(mask)}
            valueIsNumericString
            // Echoes of our own value would start a second render for nothing.
            onValueChange={(values, { source }) => source === 'event' && onValueChange(values.value)}
          />
        </FieldBox>
      )}
    </FieldFrame>
  );
}
