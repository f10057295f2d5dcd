import { deflateSync } from 'node:zlib';
import { PDFName, PDFString } from '@cantoo/pdf-lib';
import { paper, photograph } from './sampleFiles';

const HEAD = '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n';
const ONE_PAGE = '2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n';
const END = '\ntrailer<</Root 1 0 R>>\n%%EOF';

const written = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

/** A page, and beside it a stream of no objects that is a few kilobytes and becomes so many megabytes. */
export function inflatingPaper(megabytes: number, filters = '/FlateDecode', deep = 1): Buffer {
  let packed = Buffer.alloc(megabytes * 1024 * 1024, ' ');
  for (let times = 0; times < deep; times += 1) packed = deflateSync(packed, { level: 6 });
  const head = `4 0 obj<</Type/Obj#53tm/N 0/First 0/Filter ${filters}/Length ${packed.length}>>stream\n`;
  return written(HEAD, ONE_PAGE, head, packed, '\nendstream endobj', END);
}

/** A page among more objects than any paper has. */
export function crowdedPaper(objects: number): Buffer {
  const crowd = Array.from({ length: objects }, (_, at) => `${at + 4} 0 obj 0 endobj\n`).join('');
  return written(HEAD, ONE_PAGE, crowd, END);
}

/** A page, and a table of where objects are that is longer than anything it says is there. */
export const tabledPaper = (widths: string, count: number) =>
  written(HEAD, ONE_PAGE, `4 0 obj<</Type/XRef/Size 4/W[${widths}]/Index[0 ${count}]/Root 1 0 R/Length 0>>stream\n\nendstream endobj`, END);

/** A page, and objects that all stand at the same place, where there are so many numbers. */
export function repeatingPaper(objects: number, numbers: number): Buffer {
  const places = Array.from({ length: objects }, (_, at) => `${at + 5} 0 `).join('');
  const packed = deflateSync(Buffer.from(`${places}[${'1 '.repeat(numbers)}]`, 'latin1'));
  const about = `/Type/ObjStm/N ${objects}/First ${places.length}/Filter/FlateDecode/Length ${packed.length}`;
  return written(HEAD, ONE_PAGE, `4 0 obj<<${about}>>stream\n`, packed, '\nendstream endobj', END);
}

/** Ten branches that lead to the same ten, and so on: twelve objects, and a million million pages. */
export function branchingPaper(): Buffer {
  const kids = (at: number) => `${at + 1} 0 R `.repeat(10);
  const nodes = Array.from({ length: 12 }, (_, at) => `${at + 2} 0 obj<</Type/Pages/Count 1/Kids[${kids(at + 2)}]>>endobj\n`);
  return written(HEAD, ...nodes, '14 0 obj<</Type/Page/Parent 13 0 R/MediaBox[0 0 9 9]>>endobj\n', END);
}

/** Says where its picture was taken, who made it, and calls home where somebody clicks; a field is filled in. */
export const tellingPaper = () =>
  paper({
    change: async (document) => {
      const [page] = document.getPages();
      if (!page) throw new Error('there is a page');
      const { context } = document;
      const picture = await document.embedJpg(new Uint8Array(await photograph(300, 200)));
      page.drawImage(picture, { x: 0, y: 0, width: 100, height: 66 });
      const about = context.register(context.stream('<x:xmpmeta>Secret Studio</x:xmpmeta>', { Type: 'Metadata', Subtype: 'XML' }));
      page.node.set(PDFName.of('Metadata'), about);
      page.node.Resources()?.set(PDFName.of('Metadata'), about);
      const act = context.obj({ S: 'URI', URI: PDFString.of('https://calls.example/home') });
      const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 50, 50], A: act });
      const stamp = context.obj({ Type: 'Annot', Subtype: 'Stamp', Rect: [0, 0, 9, 9], T: PDFString.of('Secret Author'), AP: {} });
      page.node.set(PDFName.of('Annots'), context.obj([context.register(link), context.register(stamp)]));
      const field = document.getForm().createTextField('salary');
      field.setText('4200 EUR');
      field.addToPage(page, { x: 50, y: 300 });
    },
  });

/** What is typed in it is drawn by nobody but a program for forms. */
export const undrawnPaper = () =>
  paper({
    change: (document) => {
      const { context } = document;
      const note = { Type: 'Annot', Subtype: 'Widget', FT: 'Tx', Rect: [0, 0, 50, 50], V: PDFString.of('4200 EUR') };
      document.getPages()[0]?.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(note))]));
    },
  });

/** Names among its resources what no page is drawn with, also among those of what is drawn. */
export const resourcefulPaper = () =>
  paper({
    change: (document) => {
      const { context } = document;
      const aside = () => context.obj({ Author: PDFString.of('Secret Author'), File: context.register(context.stream('MZ-PROGRAM')) });
      const form = context.stream('q Q', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Resources: { MyOwn: aside() } });
      const resources = document.getPages()[0]?.node.Resources();
      resources?.set(PDFName.of('MyOwn'), aside());
      resources?.set(PDFName.of('XObject'), context.obj({ Drawn: context.register(form) }));
    },
  });

/** Has what printers run (ISO 32000-1, 8.8.2). */
export const printersPaper = (key: string) =>
  paper({
    change: (document) => {
      const { context } = document;
      const program = context.stream('showpage', { Type: 'XObject', Subtype: 'Form', [key]: 'PS' });
      document
        .getPages()[0]
        ?.node.Resources()
        ?.set(PDFName.of('XObject'), context.obj({ X: context.register(program) }));
    },
  });

/** Whose pages, forms and patterns are drawn by what is given, each page's cut in two wherever it may be. */
export const drawnPaper = (content: Buffer, cutAt = content.length) =>
  paper({
    change: (document) => {
      const { context } = document;
      const [page] = document.getPages();
      if (!page) throw new Error('there is a page');
      const parts = [content.subarray(0, cutAt), content.subarray(cutAt)].map((part) => context.register(context.flateStream(part)));
      page.node.set(PDFName.of('Contents'), context.obj(parts));
      const form = context.flateStream(content, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] });
      const tile = context.flateStream(content, { Type: 'Pattern', PatternType: 1, PaintType: 1, BBox: [0, 0, 9, 9], XStep: 9, YStep: 9 });
      const letter = context.register(context.flateStream(content));
      const font = context.obj({ Type: 'Font', Subtype: 'Type3', CharProcs: { a: letter } });
      const resources = page.node.Resources();
      resources?.set(PDFName.of('XObject'), context.obj({ Drawn: context.register(form) }));
      resources?.set(PDFName.of('Pattern'), context.obj({ Tile: context.register(tile) }));
      resources?.set(PDFName.of('Font'), context.obj({ Letters: context.register(font) }));
    },
  });

/** Whose page is drawn by many lines, as plans and maps are, cut in two. Bytes that they unpack to. */
export const muchDrawnPaper = (bytes: number) =>
  paper({
    change: (document) => {
      const { context } = document;
      const lines = Array.from({ length: 600 }, (_, at) => `${((at * 7919) % 61_200) / 100} ${((at * 104_729) % 79_200) / 100} l\n`).join(
        '',
      );
      const half = Buffer.alloc(bytes / 2, lines);
      const parts = [half, half].map((part) => context.register(context.flateStream(part)));
      document.getPages()[0]?.node.set(PDFName.of('Contents'), context.obj(parts));
    },
  });

/** A picture as it is written into a page. */
export const writtenPicture = (dict: string, data: Buffer) => written(`q BI ${dict} ID `, data, '\nEI Q\n');
