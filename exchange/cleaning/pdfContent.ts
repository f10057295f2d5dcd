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
/** By byte, 1 or 0: millions of bytes are asked about. */
const REGULAR = Uint8Array.from({ length: 256 }, (_, byte) => (WHITE.has(byte) || DELIMITERS.has(byte) ? 0 : 1));
const isRegular = (byte: number | undefined) => byte !== undefined && REGULAR[byte] === 1;

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

/** Behind the comment that begins here; its line end is no part of it. */
function endOfComment(bytes: Buffer, from: number): number {
  let end = from;
  while (end < bytes.length && !LINE_END.has(bytes[end])) end += 1;
  return end;
}

/**
 * What a page, or what is drawn on it, is drawn by, without its comments and without what pictures in it carry besides themselves. Reads
 * it once from the front to the end. What stays is copied in runs, from one comment or picture to the next: a drawing may have millions of
 * words.
 * @throws Error: a picture in it is not what it says, or has no end
 */
export function bareContent(bytes: Buffer): Buffer {
  // Nothing is made longer.
  const kept = Buffer.alloc(bytes.length);
  let size = 0;
  const keep = (part: Uint8Array) => {
    kept.set(part, size);
    size += part.length;
  };
  /** Where what stays and is not copied yet begins. */
  let run = 0;
  /** Where in `kept` the dictionary of a picture began. */
  let dictAt: number | undefined;
  let at = 0;
  while (at < bytes.length) {
    const end = bytes[at] === PERCENT ? endOfComment(bytes, at) : endOfToken(bytes, at);
    const word = end - at === 2 ? bytes.toString('latin1', at, end) : '';
    if (bytes[at] === PERCENT) {
      keep(bytes.subarray(run, at));
      run = end;
    } else if (word === 'BI') {
      keep(bytes.subarray(run, end));
      run = end;
      dictAt = size;
    } else if (word === 'ID' && dictAt !== undefined) {
      // One space stands between the word and the picture.
      const data = end + 1;
      const dataEnd = endOfPicture(bytes, data);
      if (dataEnd === undefined) throw new Error('a picture in a page has an end');
      keep(bytes.subarray(run, data));
      keep(barePicture(kept.toString('latin1', dictAt, size), bytes.subarray(data, dataEnd)));
      run = dataEnd;
      dictAt = undefined;
      at = dataEnd;
      continue;
    }
    at = end;
  }
  keep(bytes.subarray(run));
  return kept.subarray(0, size);
}
