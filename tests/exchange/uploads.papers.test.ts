import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { CleanFile } from '@/exchange/app/uploads/cleaner';
import { cleanFile } from '@/exchange/cleaning/cleanFile';
import { bareJpeg, bareJpeg2000 } from '@/exchange/cleaning/pictureBytes';
import { paper, photograph } from '../support/sampleFiles';
import {
  branchingPaper,
  crowdedPaper,
  drawnPaper,
  inflatingPaper,
  muchDrawnPaper,
  printersPaper,
  repeatingPaper,
  resourcefulPaper,
  tabledPaper,
  tellingPaper,
  undrawnPaper,
  writtenPicture,
} from '../support/samplePapers';

const damaged = { refused: 'uploadDamaged', params: [] };

async function kept(bytes: Buffer): Promise<CleanFile> {
  const result = await cleanFile('pdf', bytes);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

/** Every object of a paper as text, streams opened where they can be. */
async function readWhole(bytes: Buffer): Promise<{ text: string; pictures: Uint8Array[] }> {
  const { context } = await PDFDocument.load(new Uint8Array(bytes));
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const streams = objects.filter((object): object is PDFRawStream => object instanceof PDFRawStream);
  const isPicture = ({ dict }: PDFRawStream) => dict.lookup(PDFName.of('Filter')) === PDFName.of('DCTDecode');
  const opened = streams
    .filter((stream) => !isPicture(stream))
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'));
  return { text: [...objects.map(String), ...opened].join(), pictures: streams.filter(isPicture).map(({ contents }) => contents) };
}

describe('a paper', () => {
  it('is kept as it looks, without what it tells of its maker, where pictures were taken, and where it leads', async () => {
    const given = await tellingPaper();
    const before = await readWhole(given);
    const after = await readWhole((await kept(given)).bytes);
    const told = ['Harbour Street 27', 'SecretPhone', 'Secret Studio', 'calls.example', 'Secret Author', '/Link', '/Widget'];
    for (const word of told) {
      const whole = ({ text, pictures }: typeof before) => text + pictures.map((one) => Buffer.from(one).toString('latin1')).join();
      expect({ word, was: whole(before).includes(word), is: whole(after).includes(word) }).toEqual({ word, was: true, is: false });
    }
    // The picture is the same to the last point, and what was typed is drawn.
    const points = (one: Uint8Array | undefined) => sharp(one).rotate(0).raw().toBuffer();
    expect(after.pictures).toHaveLength(1);
    expect((await points(after.pictures[0])).equals(await points(before.pictures[0]))).toBe(true);
    expect(after.text).toContain('/Stamp');
    expect(after.text).toMatch(/4200 EUR|3432303020455552/);
  });

  it('keeps of its resources what pages are drawn with, whatever else they name', async () => {
    const given = await resourcefulPaper();
    const after = await readWhole((await kept(given)).bytes);
    expect((await readWhole(given)).text).toContain('MZ-PROGRAM');
    expect([after.text.includes('MZ-PROGRAM'), after.text.includes('Secret Author'), after.text.includes('/Drawn')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each(['Subtype', 'Subtype2'])('with a program for printers in it is refused (%s)', async (key) => {
    expect(await cleanFile('pdf', await printersPaper(key))).toEqual({ refused: 'pdfActive', params: [] });
  });

  it('whose fields are drawn by programs for forms alone is refused: parts of it would be missing', async () => {
    expect(await cleanFile('pdf', await undrawnPaper())).toEqual({ refused: 'pdfActive', params: [] });
  });

  it.each([
    ['200 megabytes of spaces in a stream of objects', damaged, () => inflatingPaper(200)],
    ['the same packed twice', damaged, () => inflatingPaper(200, '[/FlateDecode/FlateDecode]', 2)],
    ['55,000 objects', damaged, () => crowdedPaper(55_000)],
    ['30 million objects at places of no bytes', damaged, () => tabledPaper('0 0 0', 30_000_000)],
    ['30 million objects at places that end before', damaged, () => tabledPaper('1 2 1', 30_000_000)],
    ['a place that is written in a hundred million bytes', damaged, () => tabledPaper('100000000 1 1', 3)],
    ['300 times the same 4,000 numbers', damaged, () => repeatingPaper(300, 4_000)],
    ['a million million pages', { refused: 'pdfPages', params: [30] }, branchingPaper],
  ])('of few bytes that would be %s is stopped', async (_what, refusal, make) => {
    const bomb = make();
    expect(bomb.length).toBeLessThan(1_200_000);
    const before = process.memoryUsage().rss;
    expect(await cleanFile('pdf', bomb)).toEqual(refusal);
    // Unbounded, the first takes half a gigabyte, and the last does not end.
    expect(process.memoryUsage().rss - before).toBeLessThan(180 * 1024 * 1024);
  });

  it('may have what papers have: the bounds begin anew with each', async () => {
    for (let time = 0; time < 3; time += 1) expect(await kept(crowdedPaper(20_000))).toMatchObject({ pages: 1 });
    expect(await kept(inflatingPaper(4))).toMatchObject({ pages: 1 });
    expect(await kept(repeatingPaper(40, 1_000))).toMatchObject({ pages: 1 });
    expect(await kept(tabledPaper('1 2 1', 3))).toMatchObject({ pages: 1 });
    expect(await kept(await paper({ pages: 30 }))).toMatchObject({ pages: 30 });
  });
});

describe('what a page is drawn by', () => {
  /** Everything that draws, of a paper that is drawn by `content` in five places. */
  const drawings = async (content: Buffer, cutAt?: number) => {
    const { context } = await PDFDocument.load(new Uint8Array((await kept(await drawnPaper(content, cutAt))).bytes));
    return context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(object).decode())] : []))
      .filter((one) => one.includes('Tj'));
  };

  it('has no comments, wherever it stands, and keeps all that draws', async () => {
    const points = Buffer.from([37, 115, 101, 99, 114, 101, 116, 0, 69, 73, 32, 255, 10]);
    const content = Buffer.concat([
      Buffer.from('BT % secret one\n(100 % \\) (nested % ) text) Tj <25 41> Tj /N#25%secret two\r\n1 0 0 rg ET\n'),
      writtenPicture('/W 1 /H 13 /BPC 8 /CS /G', points),
      Buffer.from('(after) Tj %secret three'),
    ]);
    for (const cutAt of [undefined, 9, content.indexOf(points) + 4]) {
      const drawn = await drawings(content, cutAt);
      expect(drawn).toHaveLength(4);
      for (const one of drawn) {
        // The cut itself is a line end.
        const text = one.toString('latin1').replaceAll(/\n+/g, '\n');
        expect(text).not.toMatch(/secret (one|two|three)/);
        for (const part of ['(100 % \\) (nested % ) text) Tj', '<25 41> Tj', '/N#25', '1 0 0 rg ET', '(after) Tj'])
          expect(text).toContain(part);
        if (cutAt === undefined) expect(one.includes(points)).toBe(true);
      }
    }
  });

  it('keeps of a picture that is written into it what makes the picture', async () => {
    const photo = await photograph(64, 48);
    expect(photo.includes('SecretPhone')).toBe(true);
    const content = Buffer.concat([writtenPicture('/W 64 /H 48 /BPC 8 /CS /RGB /F /#44CT', photo), Buffer.from('(after) Tj')]);
    for (const one of await drawings(content)) {
      expect([one.includes('SecretPhone'), one.includes('(after) Tj')]).toEqual([false, true]);
      const picture = one.subarray(one.indexOf('ID ') + 3, one.indexOf('\nEI'));
      expect((await sharp(picture).rotate(0).raw().toBuffer()).equals(await sharp(photo).rotate(0).raw().toBuffer())).toBe(true);
    }
  });

  it.each([
    ['packed once more', '/W 9 /H 9 /F [/AHx /DCT]', Buffer.from('FFD8FFD9>')],
    ['of JPEG 2000', '/W 9 /H 9 /Filter /JPXDecode', Buffer.from('whatever')],
    ['that is none', '/W 9 /H 9 /Filter /DCTDecode', Buffer.from('no picture')],
  ])('is refused with a written picture %s', async (_what, dict, data) => {
    expect(await cleanFile('pdf', await drawnPaper(writtenPicture(dict, data)))).toEqual(damaged);
  });

  it('may be 20 megabytes of lines, which are read with time and room to spare', async () => {
    const much = await muchDrawnPaper(20 * 1024 * 1024);
    const workedBefore = process.cpuUsage();
    expect(await kept(much)).toMatchObject({ pages: 1 });
    const { user, system } = process.cpuUsage(workedBefore);
    // After 12 s the reader is given up (processCleaner.ts); before it copied runs, words took 20 s and a gigabyte.
    expect((user + system) / 1e6).toBeLessThan(3);
  });

  it('is refused where a picture in it has no end, or where it unpacks to more than pages need', async () => {
    expect(await cleanFile('pdf', await drawnPaper(Buffer.from('BI /W 1 ID abc')))).toEqual(damaged);
    const bomb = await drawnPaper(Buffer.alloc(30 * 1024 * 1024, ' '));
    expect(bomb.length).toBeLessThan(1_200_000);
    expect(await cleanFile('pdf', bomb)).toEqual(damaged);
  });
});

describe('a picture in a paper', () => {
  it('ends where it ends, and has no comments, however it is written', async () => {
    const photo = await sharp(await photograph(64, 48))
      .jpeg({ progressive: true })
      .toBuffer();
    const comment = Buffer.from([0xff, 0xfe, 0, 8, ...Buffer.from('secret')]);
    const odd = Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff]), comment, photo.subarray(2), Buffer.from('behind')]);
    const bare = Buffer.from(bareJpeg(odd) ?? []);
    expect([bare.includes('secret'), bare.includes('behind'), bare.includes('JFIF')]).toEqual([false, false, false]);
    expect((await sharp(bare).raw().toBuffer()).equals(await sharp(photo).raw().toBuffer())).toBe(true);
    expect(bareJpeg(Buffer.from('no picture'))).toBeUndefined();
    expect(bareJpeg(Buffer.from([0xff, 0xd8, 1, 2, 3, 4]))).toBeUndefined();
  });

  it('of JPEG 2000 keeps its own boxes alone', () => {
    const box = (type: string, text: string) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(8 + text.length);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, Buffer.from(text)]);
    };
    const picture = [box('jP  ', '1234'), box('ftyp', 'jp2 '), box('jp2h', 'head'), box('jp2c', 'code')];
    const given = Buffer.concat(
      [picture[0], box('uuid', 'GPS'), ...picture.slice(1), box('xml ', 'Secret')].map((part) => part ?? Buffer.alloc(0)),
    );
    expect(bareJpeg2000(given)?.toString()).toBe(Buffer.concat(picture).toString());
    expect(bareJpeg2000(given.subarray(0, given.length - 1))).toBeUndefined();
    expect(bareJpeg2000(Buffer.from('no picture at all'))).toBeUndefined();
  });
});
