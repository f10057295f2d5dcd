/** Ends the handling of a tagged union: the compiler refuses it while a case is missing. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
