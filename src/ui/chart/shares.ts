/** A part of a whole. */
export interface Share {
  key: string;
  /** Of 100. */
  percent: number;
  /** CSS colour. */
  color: string;
}

/** Colours of the parts of a whole, the largest first; of what is left over, the last. */
export const SHARE_COLORS = [5, 2, 1, 4, 3, 6, 7].map((number) => `var(--series-${number})`);
export const REST_COLOR = 'var(--series-8)';
