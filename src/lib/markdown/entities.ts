const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  ndash: '–',
  mdash: '—',
};
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w+));/g;
const LAST_CODE_POINT = 0x10ffff;

const character = (code: number) => (code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '\ufffd');

/** `&amp;` as the character it stands for. The few names that writers use, and numbers; others stay as they are. */
export function withoutEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name = '') => {
    if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    return NAMED[name] ?? whole;
  });
}
