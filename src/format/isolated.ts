/** Words in the direction of their first letter, wherever they stand: the cells of numbers and a canvas read left to right. */
export function inOwnDirection(words: string): string {
  return `\u2068${words}\u2069`;
}

/** Keeps "0.05 BTC" left to right inside a sentence of a right-to-left language, where no element can be put around it. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
