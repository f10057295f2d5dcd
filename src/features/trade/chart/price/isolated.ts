/** Words as their own language orders them: a canvas that reads left to right would turn "23 نوفمبر" around. */
export function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}
