import { bareJpeg } from './pictureBytes';

// What a page is drawn by is a program in text (ISO 32000-1, 7.8.2). Comments in it draw nothing, and a picture that is written into it
// instead of beside it (8.9.7) may be a file with a place and a date in it.

const code = (text: string) => text.charCodeAt(0);
const [PERCENT, SLASH, OPEN, CLOSE, LESS, MORE, BACKSLASH] = ['%', '/', '(', ')', '<', '>', '\\'].map(code) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const WHITE: ReadonlySet<number | undefined> = new Set([0, 9, 10, 12, 13, 32]);
const LINE_END: ReadonlySet<number | undefined> = new Set([10, 13]);
const DELIMITERS: ReadonlySet<number | undefined> = new Set([...'()<>[]{}/%'].map(code));
const isRegular = (byte: number | undefined) => byte !== undefined && !WHITE.has(byte) && !DELIMITERS.has(byte);

const PICTURES: ReadonlySet<string> = new Set(['DCT', 'DCTDecode', 'JPX', 'JPXDecode']);
const PACKED = /^(AHx|A85|LZW|Fl|RL|CCF|ASCIIHexDecode|ASCII85Decode|LZWDecode|FlateDecode|RunLengthDecode|CCITTFaxDecode)$/;

/** Readers of PDF find the end of such a picture by what follows it: text, as far as they look. */
const LOOKED_AT = 10;
const isText = (byte: number) => byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127);

/** Where the `EI` behind a picture begins that is the first at or after `from`; undefined where there is none. */
function endOfPicture(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf('EI', from, 'latin1'); at !== -1; at = bytes.indexOf('EI', at + 1, 'latin1')) {
    const after = bytes[at + 2];
    if (!WHITE.has(bytes[at - 1]) || (after !== undefined && !WHITE.has(after))) continue;
    if (bytes.subarray(at + 2, at + 2 + LOOKED_AT).every(isText)) return at;
  }
  return undefined;
}

function trimmed(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && WHITE.has(bytes[end - 1])) end -= 1;
  return bytes.subarray(0, end);
}

/** Names of a dictionary, however they are spelled: `/#44CT` is `/DCT`. */
const namesIn = (dict: string): string[] =>
  [...dict.matchAll(/\/([^\s/<>[\](){}%]*)/g)].map(([, name = '']) =>
    name.replace(/#([0-9A-Fa-f]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );

/**
 * The data of a picture as they may stay: points byte for byte, a file without what else it holds.
 * @throws Error: a picture that is a file, and is not one, or is packed once more
 */
function barePicture(dict: string, given: Buffer): Uint8Array {
  const names = namesIn(dict);
  const files = names.filter((name) => PICTURES.has(name));
  if (files.length === 0) return given;
  const data = trimmed(given);
  const bare = bareJpeg(data);
  const ends = data.at(-2) === 0xff && data.at(-1) === 0xd9;
  if (!bare || !ends || names.some((name) => PACKED.test(name)) || files.some((name) => name.startsWith('JPX')))
    throw new Error('a picture in a page is one');
  return Buffer.concat([bare, Buffer.from('\n')]);
}

/** Behind the end of a text in brackets, which may have brackets in it. */
function endOfText(bytes: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) at += 1;
    else if (bytes[at] === OPEN) depth += 1;
    else if (bytes[at] === CLOSE) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return bytes.length;
}

/** Behind the end of the token that begins here. */
function endOfToken(bytes: Buffer, from: number): number {
  const first = bytes[from];
  if (first === OPEN) return endOfText(bytes, from);
  if (first === LESS && bytes[from + 1] !== LESS) {
    const end = bytes.indexOf(MORE, from);
    return end === -1 ? bytes.length : end + 1;
  }
  let end = from + 1;
  if (first !== SLASH && !isRegular(first)) return end;
  while (isRegular(bytes[end])) end += 1;
  return end;
}

/**
 * What a page, or what is drawn on it, is drawn by, without its comments and without what pictures in it carry besides themselves. Reads
 * it once from the front to the end.
 * @throws Error: a picture in it is not what it says, or has no end
 */
export function bareContent(bytes: Buffer): Buffer {
  const kept: Uint8Array[] = [];
  /** Where the dictionary of a picture began. */
  let picture: { at: number; words: string[] } | undefined;
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] === PERCENT) {
      while (at < bytes.length && !LINE_END.has(bytes[at])) at += 1;
      continue;
    }
    const end = endOfToken(bytes, at);
    const token = bytes.subarray(at, end);
    kept.push(token);
    at = end;
    const word = token.length === 2 ? token.toString('latin1') : '';
    if (picture) picture.words.push(token.toString('latin1'));
    if (word === 'BI') picture = { at, words: [] };
    if (word !== 'ID' || !picture) continue;
    const dataEnd = endOfPicture(bytes, at + 1);
    if (dataEnd === undefined) throw new Error('a picture in a page has an end');
    kept.push(bytes.subarray(at, at + 1), barePicture(picture.words.join(''), bytes.subarray(at + 1, dataEnd)));
    picture = undefined;
    at = dataEnd;
  }
  return Buffer.concat(kept);
}
