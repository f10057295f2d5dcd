const HIGHEST = 9_223_372_036_854_775_807n;

/** Digits as a key of the database; undefined when no row can have it. */
export function databaseId(digits: string): string | undefined {
  return /^\d{1,19}$/.test(digits) && BigInt(digits) <= HIGHEST ? digits : undefined;
}
