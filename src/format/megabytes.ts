import { formatAmount, formatFixed } from './number';

const MB = 1024 * 1024;

/** Bytes as megabytes (1,048,576 bytes), with one decimal below ten: "2.1", "40". The unit stands in the sentence around it. */
export function formatMegabytes(bytes: number, locale: string): string {
  const megabytes = bytes / MB;
  if (megabytes >= 10) return formatAmount(String(Math.round(megabytes)), locale);
  const rounded = Math.round(megabytes * 10) / 10;
  // What is there is not 0.0.
  return formatFixed((bytes > 0 ? Math.max(0.1, rounded) : 0).toFixed(1), 1, locale);
}
