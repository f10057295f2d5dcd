/** Milliseconds since the epoch. Tests hand in their own. */
export interface Clock {
  now(): number;
}
