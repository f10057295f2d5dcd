/** Ends a switch over a union: the compiler objects when a member is forgotten, the process when the data lies. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
