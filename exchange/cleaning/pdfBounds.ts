import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFXRefStreamParser,
} from '@cantoo/pdf-lib';

/** What the structure of a paper may take beyond its own bytes: a few megabytes say where everything is in a large one. */
const BOUNDS = {
  inflatedBytes: 24 * 1024 * 1024,
  objects: 50_000,
  /** Numbers, names, texts, arrays: everything that is read, as often as it is. */
  values: 1_000_000,
  /** Lines of tables that say where objects are, over all versions of the paper. */
  places: 200_000,
  /** Bytes of a number in such a table. */
  placeBytes: 8,
} as const;

/** More than any paper has. */
class PdfTooMuch extends Error {
  override name = 'PdfTooMuch';
}

interface Decoder {
  buffer: Uint8Array;
  ensureBuffer(this: Decoder, requested: number): Uint8Array;
  decode(this: Decoder): Uint8Array;
}

/** One file is read at a time. */
const spent = { bytes: 0, objects: 0, values: 0, places: 0 };

/** What all decoders of the library inherit: each asks it for room before its output grows. */
function decoders(): Decoder {
  const dict = PDFDict.withContext(PDFContext.create());
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  // The shortest stream there is.
  const any: unknown = decodePDFRawStream(PDFRawStream.of(dict, Uint8Array.of(0x78, 0x9c, 3, 0, 0, 0, 0, 1)));
  let shape = Object.getPrototypeOf(any);
  while (shape && !Object.hasOwn(shape, 'ensureBuffer')) shape = Object.getPrototypeOf(shape);
  if (!shape?.decode) throw new Error('decoders of PDF have no bound any more: the library has changed');
  return shape as Decoder;
}

/** How much of what comes out of a decoder is counted. */
const countedOf = new WeakMap<Decoder, number>();

/** Of a decoder: so much comes out of it in all. */
function count(decoder: Decoder, bytes: number): void {
  const counted = countedOf.get(decoder) ?? 0;
  if (bytes <= counted) return;
  countedOf.set(decoder, bytes);
  spent.bytes += bytes - counted;
  if (spent.bytes > BOUNDS.inflatedBytes) throw new PdfTooMuch('inflated');
}

function boundDecoders(): void {
  const shape = decoders();
  const { ensureBuffer, decode } = shape;
  shape.ensureBuffer = function grown(requested) {
    // Room is doubled each time: before there is more, what fills the room there was is counted, and the rest once all is out.
    if (requested > this.buffer.byteLength) count(this, requested);
    return ensureBuffer.call(this, requested);
  };
  shape.decode = function counted() {
    const bytes = decode.call(this);
    count(this, bytes.length);
    return bytes;
  };
}

function boundObjects(): void {
  const { assign } = PDFContext.prototype;
  PDFContext.prototype.assign = function counted(ref, object) {
    spent.objects += 1;
    if (spent.objects > BOUNDS.objects) throw new PdfTooMuch('objects');
    assign.call(this, ref, object);
  };
}

const name = (text: string) => PDFName.of(text);

/** What a paper says of itself and nothing of it has to be there for: a number up to `most`. */
function declared(object: unknown, most: number): number {
  const value = object instanceof PDFNumber ? object.asNumber() : Number.NaN;
  if (!(value >= 0 && value <= most)) throw new PdfTooMuch('declared');
  return value;
}

/** Its lines are counted by what it says, and each may be of no bytes at all. */
function admitTable({ dict }: PDFRawStream): void {
  const widths = dict.lookup(name('W'), PDFArray);
  const bytes = Array.from({ length: widths.size() }, (_, at) => declared(widths.lookup(at), BOUNDS.placeBytes));
  if (!bytes.some((width) => width > 0)) throw new PdfTooMuch('places of no bytes');
  const index = dict.lookup(name('Index'));
  // Pairs: the first number, and how many follow.
  const counts =
    index instanceof PDFArray
      ? Array.from({ length: Math.ceil(index.size() / 2) }, (_, at) => index.lookup(at * 2 + 1))
      : [dict.lookup(name('Size'))];
  for (const count of counts) spent.places += declared(count, BOUNDS.places);
  if (spent.places > BOUNDS.places) throw new PdfTooMuch('places');
}

function boundDeclared(): void {
  const table = PDFXRefStreamParser.forStream;
  PDFXRefStreamParser.forStream = (stream) => {
    admitTable(stream);
    return table(stream);
  };
  const objects = PDFObjectStreamParser.forStream;
  PDFObjectStreamParser.forStream = (stream, ...rest) => {
    declared(stream.dict.lookup(name('N')), BOUNDS.objects);
    return objects(stream, ...rest);
  };
}

/** Many objects may say that they stand at the same place: it would be read as often. */
function boundValues(): void {
  const { parseObject } = PDFObjectParser.prototype;
  PDFObjectParser.prototype.parseObject = function counted(...about) {
    spent.values += 1;
    if (spent.values > BOUNDS.values) throw new PdfTooMuch('values');
    return parseObject.apply(this, about);
  };
}

let isBound = false;

/** What is drawn is unpacked once the structure is known, with as much room. */
export function beginDrawings(): void {
  spent.bytes = 0;
}

/**
 * The library takes a file at its word: it inflates whatever a stream of objects holds, counts as far as a table says, and keeps every
 * object. From here on it stops at what no paper needs. Begins anew with each file.
 */
export function beginPdf(): void {
  if (!isBound) {
    boundDecoders();
    boundObjects();
    boundDeclared();
    boundValues();
    isBound = true;
  }
  spent.bytes = 0;
  spent.objects = 0;
  spent.values = 0;
  spent.places = 0;
}
