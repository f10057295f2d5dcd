import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFString,
} from '@cantoo/pdf-lib';

/** What a page shows itself with; everything else of it leads elsewhere or says who made it with what (ISO 32000-1, 7.7.3.3). */
const PAGE_ENTRIES = ['Type', 'Parent', 'Resources', 'MediaBox', 'CropBox', 'Rotate', 'Contents', 'UserUnit', 'Group', 'Annots'];
/** What is drawn of a note, a stamp, a signature or a field that is filled in; not what it does, says of its author or leads to. */
const NOTE_ENTRIES = ['Type', 'Subtype', 'Rect', 'F', 'AS'];

const name = (text: string) => PDFName.of(text);

/** Nodes of a tree of pages: each page has one above it at most. */
const NODES_PER_PAGE = 4;

/**
 * The pages of a paper; undefined when they are more than `most`. The tree is walked once, with an end: one whose branches lead back to
 * each other has more pages than there is time.
 * @throws Error when it is no tree
 */
export function pagesOf(document: PDFDocument, most: number): PDFPageLeaf[] | undefined {
  const pages: PDFPageLeaf[] = [];
  let left = most * NODES_PER_PAGE;
  const open: PDFObject[] = [document.catalog.Pages()];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    left -= 1;
    if (pages.length > most || left < 0) return undefined;
    if (node instanceof PDFPageLeaf) pages.push(node);
    else if (node instanceof PDFPageTree) {
      const kids = node.Kids();
      if (kids.size() > left) return undefined;
      open.push(...kids.asArray().map((kid) => document.context.lookup(kid) ?? kid));
    } else throw new Error('a tree of pages has pages');
  }
  return pages.length > most ? undefined : pages;
}

function keepOnly(dict: PDFDict, entries: readonly string[]): void {
  const kept = new Set(entries.map(name));
  for (const key of dict.keys()) if (!kept.has(key)) dict.delete(key);
}

/** What was typed into a field, its own or of the field it is part of. */
function isFilledIn(note: PDFDict): boolean {
  const value = note.lookup(name('V')) ?? note.lookupMaybe(name('Parent'), PDFDict)?.lookup(name('V'));
  return (value instanceof PDFString || value instanceof PDFHexString) && value.decodeText() !== '';
}

/**
 * A note as it is drawn, and nothing of it besides; undefined when nothing of it is. @throws Error: what is typed in it is drawn by nobody
 */
function drawn(note: PDFDict): PDFDict | undefined {
  const look = note.lookupMaybe(name('AP'), PDFDict)?.get(name('N'));
  const isField = note.lookup(name('Subtype')) === name('Widget');
  if (look === undefined) {
    if (isField && isFilledIn(note)) throw new UndrawnField('a field without its look');
    return undefined;
  }
  const bare = note.clone();
  keepOnly(bare, NOTE_ENTRIES);
  bare.set(name('AP'), note.context.obj({ N: look }));
  // A field without its form is drawn by few; a stamp by all.
  if (isField) bare.set(name('Subtype'), name('Stamp'));
  return bare;
}

/** What is typed in a field would be missing. */
export class UndrawnField extends Error {
  override name = 'UndrawnField';
}

/** Leaves of a page what it shows itself with. @throws UndrawnField */
export function strip(page: PDFPageLeaf): void {
  // What it has from above it has itself from here on.
  const resources = page.Resources();
  keepOnly(page, PAGE_ENTRIES);
  if (resources && !page.has(name('Resources'))) page.set(name('Resources'), resources);
  const notes = page.lookupMaybe(name('Annots'), PDFArray);
  page.delete(name('Annots'));
  if (!notes) return;
  const kept = notes.asArray().flatMap((one) => {
    const note = page.context.lookup(one);
    return (note instanceof PDFDict && drawn(note)) || [];
  });
  if (kept.length > 0) page.set(name('Annots'), page.context.obj(kept));
}
