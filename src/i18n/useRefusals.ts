import { useErrorWords } from './useErrorWords';

export interface Refusals<Field extends string> {
  /** Words for beside the field. */
  at(field: Field): string | undefined;
  /** Words for above the button: what is about no field that is shown. No refusal is ever left unsaid. */
  ofForm: string | undefined;
}

/**
 * Where a form says what its last try failed with.
 * @param shown fields that are there to say it beside
 */
export function useRefusals<Field extends string, Shown extends Field>(
  error: { code: string; msg: string } | undefined,
  fieldOf: (error: { code: string }) => Field | undefined,
  shown: readonly Shown[],
): Refusals<Shown> {
  const words = useErrorWords();
  const field = error && fieldOf(error);
  const at = shown.find((one) => one === field);
  return {
    at: (asked) => (error && asked === at ? words(error) : undefined),
    ofForm: error && at === undefined ? words(error) : undefined,
  };
}
