/** Digits in any text ("Your code: 481-203"), at most `length`; Arabic-Indic digits count too. */
export function digitsIn(text: string, length: number): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/\D/g, '')
    .slice(0, length);
}

/** The code after `typed` was put in at a box: it overwrites from there on and never leaves a gap. */
export function withTyped(code: string, at: number, typed: string, length: number): string {
  const start = Math.min(at, code.length);
  return (code.slice(0, start) + typed + code.slice(start + typed.length)).slice(0, length);
}
