import { isDeepStrictEqual } from 'node:util';

/** expect(actual).toEqual(expected) at a small part of its cost as long as they are equal: for what is asked thousands of times. */
export function expectSame<Value>(actual: Value, expected: Value): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
