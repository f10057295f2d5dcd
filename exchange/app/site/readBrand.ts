import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Compile } from 'typebox/compile';
import { countriesFor } from '../accounts/identity/countries';
import { type BrandDocuments, readDocuments } from './brandDocuments';
import { BrandFile, COUNTRY_RULE } from './brandFile';
import { BrandFileError } from './brandFileError';
import { whyBroken } from './whyBroken';

export const SITE_FILE = 'site.json';

/** One brand in use. */
export interface Brand {
  name: string;
  file: BrandFile;
  documents: BrandDocuments;
}

const schema = Compile(BrandFile);
const MAX_IMAGE_BYTES = 32_768;
const mimeTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon' };

function check(value: unknown): BrandFile {
  if (schema.Check(value)) return value;
  const { path, reason } = whyBroken(schema.Errors(value), BrandFile);
  throw new BrandFileError(path, reason);
}

/** Two capitals are a country only if there is one: nobody would ever be served from the others. */
function checkCountries({ verification }: BrandFile): void {
  const known = new Set(countriesFor('en').map(({ iso2 }) => iso2));
  const countries = verification?.countries ?? [];
  const at = countries.findIndex((country) => !known.has(country));
  if (at >= 0) throw new BrandFileError(`verification.countries.${at}`, `${COUNTRY_RULE}; ${countries[at]} is none`);
}

/** Own images travel inside the config, so that a brand is complete with its folder and needs no build of the web. */
async function inline(folder: string, path: string, image: string): Promise<string> {
  if (!image.startsWith('./')) return image;
  const bytes = await readFile(join(folder, image)).catch(() => {
    throw new BrandFileError(path, `${image} cannot be read`);
  });
  if (bytes.length > MAX_IMAGE_BYTES) throw new BrandFileError(path, `${image} is larger than ${MAX_IMAGE_BYTES} bytes`);
  return `data:${mimeTypes[extname(image)] ?? 'application/octet-stream'};base64,${bytes.toString('base64')}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BrandFileError('', `is not JSON: ${(error as Error).message}`);
  }
}

/** Trading for money is what one can do of it: with neither side there is none, whatever the file says of the whole. */
function withWholeExpress(file: BrandFile): BrandFile {
  const { supportExpressTrading, supportExpressTradingBuy, supportExpressTradingSell } = file;
  return { ...file, supportExpressTrading: supportExpressTrading && (supportExpressTradingBuy || supportExpressTradingSell) };
}

/** Checks the text of a brand's site.json, and what lies beside it. @throws BrandFileError with path and reason. */
export async function brandFrom(folder: string, name: string, text: string): Promise<Brand> {
  const file = withWholeExpress(check(parse(text)));
  checkCountries(file);
  const favicon = await inline(folder, 'site.favicon', file.site.favicon);
  const logoIcon = await inline(folder, 'site.logoIcon', file.site.logoIcon);
  const documents = await readDocuments(folder, file.site.name);
  return { name, file: { ...file, site: { ...file.site, favicon, logoIcon } }, documents };
}
