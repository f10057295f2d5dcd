import dynamic from 'next/dynamic';
import { DecimalInput, type DecimalInputProps } from './DecimalInput';
import type { PatternInputProps } from './PatternInput';

export type NumberInputProps = (DecimalInputProps & { format?: undefined }) | PatternInputProps;

/** Patterns are rare: the library that keeps them comes to those screens alone that have one. */
const PatternInput = dynamic(() => import('./PatternInput').then((module) => module.PatternInput));

/** A number in the user's own notation, or digits in the places of a pattern. */
export function NumberInput(props: NumberInputProps) {
  return props.format === undefined ? <DecimalInput {...props} /> : <PatternInput {...props} />;
}
