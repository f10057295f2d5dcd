import { randomBytes } from 'node:crypto';
import type { Wallet } from '@/domain/account/wallets';
import type { RouteLeg } from '@/domain/convert/route';
import { AppError } from '../appError';
import { isSignedFor, signatureFor } from '../linkSignature';
import type { ConversionItem } from '../money/convert/terms';

/** What a quote promises, to whom and until when. Nothing of it is kept here: it travels with whoever it was made for, signed. */
export interface Promised {
  quoteId: string;
  brand: string;
  userId: string;
  kind: 'ONCE' | 'SMALL';
  wallet: Wallet;
  items: readonly ConversionItem[];
  quotedMs: number;
  expiresMs: number;
}

type Written = [from: string, to: string, give: string, get: string, fee: string, route: RouteLeg[]];

const QUOTE_ID_BYTES = 12;
export const newQuoteId = (): string => randomBytes(QUOTE_ID_BYTES).toString('base64url');

/** As text that only this exchange can make. */
export function signQuote(secret: string, promised: Promised): string {
  const items = promised.items.map(({ from, to, give, get, fee, route }): Written => [from, to, `${give}`, `${get}`, `${fee}`, [...route]]);
  const text = Buffer.from(JSON.stringify({ ...promised, items })).toString('base64url');
  return `${text}.${signatureFor(secret, 'quote', text)}`;
}

/** Both parts in base64url: what else is sent is not looked at. */
const TOKEN = /^([\w-]+)\.([\w-]+)$/;

/** What was promised by a quote. Throws convertQuoteInvalid for one that is not ours, or not this user's. */
export function readQuote(secret: string, token: string, { brand, userId }: Pick<Promised, 'brand' | 'userId'>): Promised {
  const [, text = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isSignedFor(signature, secret, 'quote', text)) throw new AppError('convertQuoteInvalid');
  const read = JSON.parse(Buffer.from(text, 'base64url').toString()) as Omit<Promised, 'items'> & { items: Written[] };
  if (read.brand !== brand || read.userId !== userId) throw new AppError('convertQuoteInvalid');
  const items = read.items.map(([from, to, give, get, fee, route]) => ({
    from,
    to,
    give: BigInt(give),
    get: BigInt(get),
    fee: BigInt(fee),
    route,
  }));
  return { ...read, items };
}
