import { lookAlike } from './lookAlike';

export const NICK_NAME_MIN = 2;
export const NICK_NAME_MAX = 20;

/** Letters and numbers of any language with their marks, one space or mark between them: nothing invisible, no link, no markup. */
const NICK_NAME = /^[\p{L}\p{N}\p{M}]+(?:[ ._'-][\p{L}\p{N}\p{M}]+)*$/u;
/** So many marks on one letter are drawn over the lines around it. */
const TOWER = /\p{M}{4,}/u;
const LINK = /\.\p{L}{2,}$/u;

/** In whole or as a part of a name: these words speak for the house wherever they stand. */
const SPEAKS_FOR_THE_HOUSE = [
  'support',
  'official',
  'helpdesk',
  'customerservice',
  'customercare',
  'moderator',
  'administrator',
  'soporte',
  'oficial',
  'suporte',
  'supporto',
  'assistenza',
  'ufficiale',
  '客服',
  '官方',
  '管理員',
  '管理员',
  'الدعم',
  'دعمالعملاء',
  'الرسمي',
  'пoддpъжka',
].map(lookAlike);
/** Only as a word of their own: they are parts of ordinary names, too ("Badminton"). */
const TITLES = new Set(['admin', 'mod', 'staff', 'team', 'system', 'security', 'helpdesk', 'compliance', 'operator'].map(lookAlike));

const LONG_BRAND = 6;
const PARTS = /[ ._'-]+/;

export type NickNameFault = 'length' | 'characters' | 'reserved';

/** As it is kept and shown: composed, without spaces around it. */
export const tidyNickName = (text: string): string => text.normalize('NFC').trim();

/** In letters as people count them, of what is kept. */
export const nickNameLength = (text: string): number => [...tidyNickName(text)].length;

/**
 * Why a tidy name cannot be shown to others; undefined when it can. `reserved`: it could be taken for the brand or for who works there,
 * also in letters that only look like theirs. @param brandName as people read it
 */
export function nickNameFault(name: string, brandName: string): NickNameFault | undefined {
  const { length } = [...name];
  if (length < NICK_NAME_MIN || length > NICK_NAME_MAX) return 'length';
  if (!NICK_NAME.test(name) || TOWER.test(name) || LINK.test(name)) return 'characters';
  const whole = lookAlike(name);
  const parts = [whole, ...name.split(PARTS).map(lookAlike)];
  if (SPEAKS_FOR_THE_HOUSE.some((word) => whole.includes(word)) || parts.some((part) => TITLES.has(part))) return 'reserved';
  return namesBrand(whole, parts, lookAlike(brandName)) ? 'reserved' : undefined;
}

/**
 * What a user is called until they choose a name: the number of the account, which is no word, nobody's address and no two accounts'.
 * @param uid digits, as shown to its owner
 */
export function firstNickName(uid: string, brandName: string): string {
  const name = `User-${uid}`;
  return nickNameFault(name, brandName) === undefined ? name : uid;
}

/** A long name of a brand is meant wherever it stands; a short one is part of other words, too ("Brigade"). */
function namesBrand(whole: string, parts: readonly string[], brand: string): boolean {
  if (brand === '' || !whole.includes(brand)) return false;
  return (
    brand.length >= LONG_BRAND || parts.includes(brand) || [...TITLES].some((title) => whole === brand + title || whole === title + brand)
  );
}
