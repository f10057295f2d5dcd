import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { endpoints } from '@/contract/endpoints';
import { linkToCall } from '../linkToCall';
import { BrandFileError } from './brandFileError';

/** A picture of a brand's folder. */
export interface BrandImage {
  contentType: string;
  bytes: Buffer;
}

/** By the name in their address. */
export type BrandImages = ReadonlyMap<string, BrandImage>;

const MAX_IMAGE_BYTES = 32_768;
const HASH_BYTES = 16;
const MIME_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon' };

/**
 * Reads the pictures that a brand's file names as `./file`. Each gets an address out of its bytes: another picture has another one, so browsers
 * keep them for as long as they like, and a brand is complete with its folder and needs no build of the web.
 * @returns the addresses in the order of `named`; what names no file of the folder stays as it is
 * @throws BrandFileError with the path of what cannot be used
 */
export async function imagesOf(
  folder: string,
  named: readonly { path: string; image: string }[],
): Promise<{ addresses: string[]; images: BrandImages }> {
  const images = new Map<string, BrandImage>();
  const addressOf = async ({ path, image }: { path: string; image: string }) => {
    if (!image.startsWith('./')) return image;
    const bytes = await readFile(join(folder, image)).catch(() => {
      throw new BrandFileError(path, `${image} cannot be read`);
    });
    if (bytes.length > MAX_IMAGE_BYTES) throw new BrandFileError(path, `${image} is larger than ${MAX_IMAGE_BYTES} bytes`);
    const hash = createHash('sha256').update(bytes).digest().subarray(0, HASH_BYTES).toString('base64url');
    const name = `${hash}${extname(image)}`;
    images.set(name, { contentType: MIME_TYPES[extname(image)] ?? 'application/octet-stream', bytes });
    return linkToCall(endpoints.siteImage.path, { name });
  };
  return { addresses: await Promise.all(named.map(addressOf)), images };
}
