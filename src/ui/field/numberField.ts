import type { Ref } from 'react';
import type { TextFieldProps } from './TextField';

/** What fields of numbers have in common with a line of text, and the number itself. */
export interface NumberFieldProps
  extends Omit<TextFieldProps, 'value' | 'onValueChange' | 'onChange' | 'type' | 'numeric' | 'onEnter' | 'defaultValue' | 'ref'> {
  /** Plain decimal ("1234.5"); "" for nothing. */
  value: string;
  /** Gets the plain decimal, whatever marks the user typed; "" while no number stands there. */
  onValueChange: (value: string) => void;
  getInputRef?: Ref<HTMLInputElement>;
}
