import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { bareContent } from './pdfContent';
import { bareJpeg, bareJpeg2000 } from './pictureBytes';

const name = (text: string) => PDFName.of(text);

/** Of what is drawn: who made it when with what, what belongs to it elsewhere, what it was drawn from. */
const ASIDE = ['PieceInfo', 'LastModified', 'AF', 'OPI', 'Ref', 'Alternates', 'Measure', 'PtData'].map(name);

/** What a page, or what is drawn on it, is drawn with (ISO 32000-1, 7.8.3). `Properties` say which layers are hidden. */
const RESOURCES = new Set(['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font', 'Properties', 'ProcSet'].map(name));

const isMetadata = (object: PDFObject | undefined) =>
  object instanceof PDFStream &&
  (object.dict.lookup(name('Type')) === name('Metadata') || object.dict.lookup(name('Subtype')) === name('XML'));

const PICTURES = [
  { filter: name('DCTDecode'), bare: bareJpeg },
  { filter: name('DCT'), bare: bareJpeg },
  { filter: name('JPXDecode'), bare: bareJpeg2000 },
] as const;

function filtersOf(dict: PDFDict): PDFObject[] {
  const filters = dict.lookup(name('Filter'));
  return filters instanceof PDFArray ? filters.asArray() : filters ? [filters] : [];
}

/** A picture that is a file of its own, without what else that file holds. @throws Error: it is not what it says */
function barePicture(stream: PDFRawStream): void {
  const { dict } = stream;
  const filters = filtersOf(dict);
  const picture = PICTURES.find(({ filter }) => filter === filters.at(-1));
  if (!picture) return;
  if (filters.length > 1) {
    const wrapping = dict.clone();
    wrapping.set(name('Filter'), dict.context.obj(filters.slice(0, -1)));
    stream.contents = decodePDFRawStream(PDFRawStream.of(wrapping, stream.contents)).decode();
    dict.set(name('Filter'), picture.filter);
    dict.delete(name('DecodeParms'));
  }
  const bare = picture.bare(stream.contents);
  if (!bare) throw new Error('a picture in a paper is one');
  stream.contents = bare;
}

/** Whether a stream draws: what is drawn by name, a pattern of tiles. */
const isDrawing = ({ dict }: PDFStream) =>
  dict.lookup(name('Subtype')) === name('Form') || (dict.lookup(name('PatternType')) !== undefined && dict.has(name('BBox')));

/** What draws, without what draws nothing of it (`pdfContent.ts`). @throws Error: it is packed in no way pages are */
function bareDrawing(stream: PDFRawStream): void {
  const drawn = bareContent(Buffer.from(decodePDFRawStream(stream).decode()));
  stream.contents = deflateSync(drawn);
  stream.dict.set(name('Filter'), name('FlateDecode'));
  for (const key of ['DecodeParms', 'F', 'FFilter', 'FDecodeParms', 'DL']) stream.dict.delete(name(key));
}

/** Streams that pages and letters of a font are drawn by: what they are stands where they are named. */
function drawingsOf(dict: PDFDict): PDFObject[] {
  const contents = dict.lookup(name('Contents'));
  const letters = dict.lookup(name('CharProcs'));
  const named = [
    ...(contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : []),
    ...(letters instanceof PDFDict ? letters.values() : []),
  ];
  return named.map((one) => dict.context.lookup(one) ?? one);
}

/**
 * A page whose drawing is cut into several streams has it in one: a picture or a comment may begin in one and end in the next.
 */
function joinContents(page: PDFDict): void {
  const contents = page.lookup(name('Contents'));
  if (!(contents instanceof PDFArray) || contents.size() < 2) return;
  const parts = contents.asArray().flatMap((one) => {
    const stream = page.context.lookup(one);
    return stream instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(stream).decode()), Buffer.from('\n')] : [];
  });
  // As it is: it is read through next, and packed then.
  page.set(name('Contents'), page.context.register(page.context.stream(Buffer.concat(parts))));
}

/**
 * Takes out of everything that pages are drawn with what is not drawn: metadata, comments, and what pictures carry besides themselves.
 * @throws Error: something is not what it says
 */
export function bareObjects(roots: readonly PDFDict[]): void {
  const seen = new Set<PDFObject>();
  const drawings = new Set<PDFObject>();
  for (const page of roots) joinContents(page);
  const open: PDFObject[] = [...roots];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (seen.has(one)) continue;
    seen.add(one);
    if (one instanceof PDFArray) open.push(...one.asArray());
    if (one instanceof PDFStream) {
      for (const key of ASIDE) one.dict.delete(key);
      if (one instanceof PDFRawStream) barePicture(one);
      if (isDrawing(one)) drawings.add(one);
      open.push(one.dict);
    }
    if (one instanceof PDFDict) {
      for (const drawing of drawingsOf(one)) drawings.add(drawing);
      open.push(...bareEntries(one));
    }
    if (one instanceof PDFRef) {
      const object = contextOf(roots).lookup(one);
      if (object) open.push(object);
    }
  }
  for (const drawing of drawings) if (drawing instanceof PDFRawStream) bareDrawing(drawing);
}

const contextOf = (roots: readonly PDFDict[]) => {
  const [first] = roots;
  if (!first) throw new Error('there is a page');
  return first.context;
};

/** The values of a dictionary that are left. What is above a page is none of it. */
function bareEntries(dict: PDFDict): PDFObject[] {
  const resources = dict.lookup(name('Resources'));
  if (resources instanceof PDFDict) for (const key of resources.keys()) if (!RESOURCES.has(key)) resources.delete(key);
  return dict.entries().flatMap(([key, value]) => {
    if (isMetadata(dict.lookup(key))) {
      dict.delete(key);
      return [];
    }
    return key === name('Parent') ? [] : [value];
  });
}
