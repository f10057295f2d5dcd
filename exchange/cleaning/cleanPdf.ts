import { PDFDocument, type PDFPageLeaf } from '@cantoo/pdf-lib';
import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import type { CleanFile, FileRefusal } from '../app/uploads/cleaner';
import { isActivePdf } from './pdfActive';
import { beginDrawings, beginPdf } from './pdfBounds';
import { bareObjects } from './pdfObjects';
import { pagesOf, strip, UndrawnField } from './pdfPages';

const refused = (code: FileRefusal['refused'], ...params: number[]): FileRefusal => ({ refused: code, params });
const MB = 1024 * 1024;

/**
 * The pages alone, in a document of its own: what stood before, behind and beside them is not in it, nor who made it with what, where
 * its pictures were taken and where its links lead.
 */
async function copied(document: PDFDocument, pages: readonly PDFPageLeaf[]): Promise<Buffer> {
  for (const page of pages) strip(page);
  beginDrawings();
  bareObjects(pages);
  const fresh = await PDFDocument.create({ updateMetadata: false });
  for (const page of await fresh.copyPages(document, document.getPageIndices())) fresh.addPage(page);
  return Buffer.from(await fresh.save({ addDefaultPage: false }));
}

/**
 * Read once: what is locked says so itself, and what cannot be read is not tried again.
 * @throws Error what is wrong with it, in the library's words
 */
function read(bytes: Uint8Array): Promise<PDFDocument> {
  beginPdf();
  return PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true, ignoreEncryption: true });
}

/** Streams of a locked paper cannot be read: that it is locked stands beside them in plain. */
const saysLocked = (bytes: Buffer) => bytes.includes('/Encrypt');

/**
 * Makes a PDF anew from its pages. Refused are passwords, too many pages, and anything active (scripts, launching, other files in it):
 * what would have to be cut out of a paper is not the paper any more.
 */
export async function cleanPdf(given: Buffer): Promise<CleanFile | FileRefusal> {
  const { maxPdfPages, maxKeptBytes } = UPLOAD_RULES;
  const document = await read(new Uint8Array(given)).catch(() => undefined);
  if (!document) return refused(saysLocked(given) ? 'pdfLocked' : 'uploadDamaged');
  if (document.isEncrypted) return refused('pdfLocked');
  const pages = pagesOf(document, maxPdfPages);
  if (!pages) return refused('pdfPages', maxPdfPages);
  if (pages.length === 0) return refused('uploadDamaged');
  if (isActivePdf(document)) return refused('pdfActive');
  try {
    const clean = await copied(document, pages);
    if (clean.length > maxKeptBytes) return refused('uploadTooLarge', Math.floor(maxKeptBytes / MB));
    return { kind: 'pdf', bytes: clean, width: null, height: null, pages: pages.length };
  } catch (error) {
    if (error instanceof UndrawnField) return refused('pdfActive');
    throw error;
  }
}
