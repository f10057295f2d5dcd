import { Compile } from 'typebox/compile';
import { countriesFor } from '../accounts/identity/countries';
import { type BrandDocuments, readDocuments } from './brandDocuments';
import { BrandFile, COUNTRY_RULE } from './brandFile';
import { BrandFileError } from './brandFileError';
import { type BrandImages, imagesOf } from './brandImages';
import { whyBroken } from './whyBroken';

export const SITE_FILE = 'site.json';

/** One brand in use. */
export interface Brand {
  name: string;
  file: BrandFile;
  documents: BrandDocuments;
  images: BrandImages;
}

const schema = Compile(BrandFile);

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
  const { addresses, images } = await imagesOf(folder, [
    { path: 'site.favicon', image: file.site.favicon },
    { path: 'site.logoIcon', image: file.site.logoIcon },
  ]);
  const [favicon = '', logoIcon = ''] = addresses;
  const documents = await readDocuments(folder, file.site.name);
  return { name, file: { ...file, site: { ...file.site, favicon, logoIcon } }, documents, images };
}
