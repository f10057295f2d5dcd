import { DecimalInput, type DecimalInputProps } from './DecimalInput';

export interface AmountInputProps extends Omit<DecimalInputProps, 'value' | 'onValueChange' | 'allowNegative'> {
  /** Plain decimal; undefined for nothing. */
  value: string | undefined;
  /** Gets the plain decimal, thousands marks taken out; undefined while no number stands there. */
  onAmountChange: (amount: string | undefined) => void;
}

/** An amount: digits, dots and commas only (specification section 5), read as any number field reads them. */
export function AmountInput({ value = '', onAmountChange, ...field }: AmountInputProps) {
  return (
    <DecimalInput
      {...field}
      value={value}
      onValueChange={(amount) => onAmountChange(amount === '' ? undefined : amount)}
      allowNegative={false}
    />
  );
}
