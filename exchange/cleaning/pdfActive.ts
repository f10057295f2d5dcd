import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

/** Entries that make a paper act, or carry something else in it (ISO 32000-1, 12.6.4, 7.11.4, 12.7.8, 13, 8.8.2). */
const ACTIVE_KEYS = ['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent', 'RichMediaSettings'];
const ACTIVE_ACTIONS = [
  'JavaScript',
  'Launch',
  'GoToR',
  'GoToE',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
];
/** `PS`: a program that a printer runs. */
const ACTIVE_TYPES = ['EmbeddedFile', 'RichMedia', '3D', 'Movie', 'Screen', 'FileAttachment', 'PS'];

const names = (texts: readonly string[]) => texts.map((text) => PDFName.of(text));
const activeKeys = names(ACTIVE_KEYS);
const activeActions = new Set(names(ACTIVE_ACTIONS));
const activeTypes = new Set(names(ACTIVE_TYPES));
/** Of a stream: its bytes are another file's, which is read where the paper is. */
const ELSEWHERE = PDFName.of('F');

/** Names are compared as the reader has decoded them: `/J#61vaScript` is no way around. */
function isActiveDict(dict: PDFDict): boolean {
  const isNamed = (key: string, among: ReadonlySet<PDFName>) => {
    const value = dict.lookup(PDFName.of(key));
    return value instanceof PDFName && among.has(value);
  };
  return (
    activeKeys.some((key) => dict.has(key)) ||
    isNamed('S', activeActions) ||
    isNamed('Type', activeTypes) ||
    isNamed('Subtype', activeTypes) ||
    isNamed('Subtype2', activeTypes)
  );
}

/** Looks through an object and what stands in it; what it refers to is another object. */
function isActive(object: PDFObject): boolean {
  if (object instanceof PDFStream) return object.dict.has(ELSEWHERE) || isActive(object.dict);
  if (object instanceof PDFDict) return isActiveDict(object) || object.values().some(isActive);
  return object instanceof PDFArray && object.asArray().some(isActive);
}

/** Whether a paper does something, or brings something that is no paper. */
export const isActivePdf = ({ context }: PDFDocument): boolean => context.enumerateIndirectObjects().some(([, object]) => isActive(object));
