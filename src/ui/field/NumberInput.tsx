import type { Ref } from 'react';
import { DecimalInput } from './DecimalInput';
import type { NumberRules } from './numberRules';
import { PatternInput } from './PatternInput';
import type { TextFieldProps } from './TextField';

export interface NumberInputProps
  extends NumberRules,
    Omit<TextFieldProps, 'value' | 'onValueChange' | 'onChange' | 'type' | 'numeric' | 'onEnter' | 'defaultValue' | 'ref'> {
  /** Plain decimal ("1234.5"); "" for nothing. */
  value: string;
  /** Gets the plain decimal, whatever marks the reader typed; "" while no number stands there. */
  onValueChange: (value: string) => void;
  getInputRef?: Ref<HTMLInputElement>;
}

/** A number in the reader's own notation, or digits in the places of a pattern. */
export function NumberInput(props: NumberInputProps) {
  const { format } = props;
  return format === undefined ? <DecimalInput {...props} /> : <PatternInput {...props} format={format} />;
}
