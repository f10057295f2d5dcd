export interface Separators {
  decimal: string;
  group: string;
}

const NO_BREAK_SPACE = '\u00A0';
const POINT: Separators = { decimal: '.', group: ',' };
const COMMA: Separators = { decimal: ',', group: '.' };
const COMMA_SPACE: Separators = { decimal: ',', group: NO_BREAK_SPACE };

/**
 * A table of our own instead of Intl: server and browsers then agree to the letter whatever their language data, digits stay
 * Latin in every language, and thousands are always grouped, so columns line up (some languages leave four digits bare).
 */
const byLocale: Readonly<Record<string, Separators>> = { es: COMMA, 'it-IT': COMMA, 'pt-PT': COMMA_SPACE, bg: COMMA_SPACE };

/** Decimal and thousands marks of a language; those of English where it has none of its own. */
export function separatorsOf(locale: string): Separators {
  return byLocale[locale] ?? POINT;
}
