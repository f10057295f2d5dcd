import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A photograph of noise, as large as such a one gets: JPEG, with an EXIF block that names a place and turns it. */
export async function photograph(width: number, height: number, quality = 90): Promise<Buffer> {
  const pixels = sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    limitInputPixels: false,
  });
  return pixels
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .withExif({
      IFD0: { Make: 'SecretPhone', ImageDescription: 'Harbour Street 27' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** 31 megapixels in 38 MB, made of one tile of noise again and again, which is quicker to make than to look at. */
export async function largePhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const tile = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(tile)
    .extend({ right: 5600, bottom: 4200, extendWith: 'repeat' })
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { ImageDescription: 'Harbour Street 27' } })
    .toBuffer();
}

export const picture = (format: 'png' | 'webp' | 'jpeg', width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } })
    [format]()
    .toBuffer();

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
};

/** A PNG that says it is this large and holds rows of nothing: a few kilobytes that would be gigabytes. */
export function pixelBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit a pixel, greyscale.
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * Math.min(side, 500)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

interface PdfOptions {
  pages?: number;
  change?(document: PDFDocument): void | Promise<void>;
}

/** A paper with its maker's name in it. */
export async function paper({ pages = 1, change }: PdfOptions = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setAuthor('Jana Secret');
  for (let page = 0; page < pages; page += 1) document.addPage([300, 400]);
  await change?.(document);
  return Buffer.from(await document.save());
}

/** Runs a script when it is opened. */
export const scriptedPaper = () => paper({ change: (document) => document.addJavaScript('main', 'app.alert(1)') });

/** Starts a program when it is opened; the name of the act is written in a roundabout way. */
export async function launchingPaper(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 400]);
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'Launch', F: PDFString.of('calc.exe') }));
  const text = Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
  return Buffer.from(text.replace('/Launch', '/La#75nch'), 'latin1');
}

export const carryingPaper = () => paper({ change: (document) => document.attach(Buffer.from('MZ'), 'a.exe') });
