import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fontkit from '@cantoo/fontkit';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';

// IBM Plex (SIL OFL 1.1, its text beside the files), as it was published: Latin and Cyrillic, and Arabic with Latin.
const FOLDER = join('exchange', 'statements', 'fonts');
const FACES = { plain: 'IBMPlexSans', arabic: 'IBMPlexSansArabic' };

export interface Faces {
  regular: PDFFont;
  bold: PDFFont;
}

/** Only the signs that are drawn become part of the document. */
export async function facesFor(document: PDFDocument, isArabic: boolean): Promise<Faces> {
  document.registerFontkit(fontkit);
  const name = isArabic ? FACES.arabic : FACES.plain;
  const face = async (weight: string) => document.embedFont(await readFile(join(FOLDER, `${name}-${weight}.woff`)), { subset: true });
  const [regular, bold] = await Promise.all([face('Regular'), face('SemiBold')]);
  return { regular, bold };
}
