import { UPLOAD_RULES } from '@/domain/upload/uploadRules';
import type { CleanFile, FileRefusal } from '../app/uploads/cleaner';

const MEGA = 1_000_000;
/** Sharp enough for the small print of a card; a second try for the few pictures that are too large with it. */
const QUALITIES = [88, 72] as const;
const WHITE = '#ffffff';

async function load() {
  const { default: sharp } = await import('sharp');
  // Only what is taken can be decoded at all, whatever the library knows besides.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

let loaded: ReturnType<typeof load> | undefined;

/**
 * Makes a picture anew as JPEG: upright, in sRGB, no larger than `keptSide`, without any metadata. Its size is read from its head,
 * before anything of it is decoded.
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanFile | FileRefusal> {
  loaded ??= load();
  const sharp = await loaded;
  const { maxPixels, maxPixelsAtOnce, minSide, keptSide, maxKeptBytes } = UPLOAD_RULES;
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, isProgressive, format } = head;
  const most = isProgressive || format === 'webp' ? maxPixelsAtOnce : maxPixels;
  if (width * height > most) return { refused: 'uploadTooManyPixels', params: [most / MEGA] };
  if (Math.min(width, height) < minSide) return { refused: 'uploadTooSmall', params: [minSide] };
  for (const quality of QUALITIES) {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: WHITE })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= maxKeptBytes) return { kind: 'jpeg', bytes: data, width: info.width, height: info.height, pages: null };
  }
  throw new Error('a picture of this size has fewer bytes');
}
