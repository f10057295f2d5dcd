/** Keeps "0.05 BTC" left to right inside a sentence of a right-to-left language, where no element can be put around it. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
