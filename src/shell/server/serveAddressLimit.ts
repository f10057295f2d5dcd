import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { GetServerSideProps } from 'next';
import { SHARED_HEADER } from '@/src/brand/siteHeader';
import { countryHeader } from '@/src/config/env';
import { logWarning } from '@/src/lib/logWarning';
import type { ShellPageProps } from '../page/pageProps';
import { addressLimitWords } from '../words';
import { servePage } from './servePage';
import { createReferences } from './turnedAwayReferences';

export interface AddressLimitProps extends ShellPageProps {
  address: string | null;
  /** Name of the country that the proxy saw, in the page's language. */
  country: string | null;
  time: string;
  /** To be found again in the log of the web; the same for a minute. */
  reference: string;
}

const COUNTRY = /^[A-Z]{2}$/;
/** What proxies write where they do not know. */
const NO_COUNTRY = 'XX';
const REFERENCE_DIGITS = 5;

/** 2026-11-18 12:41:07 UTC: to be read out to support in any language. */
const utcText = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** 423-8F27C: the answer that was given, and which of its pages. */
const newReference = () => `423-${randomBytes(REFERENCE_DIGITS).toString('hex').slice(0, REFERENCE_DIGITS).toUpperCase()}`;

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.split(',', 1)[0]?.trim();

function countryOf({ headers }: IncomingMessage): string | undefined {
  const header = countryHeader();
  const code = header === undefined ? undefined : firstOf(headers[header])?.toUpperCase();
  return code !== undefined && COUNTRY.test(code) && code !== NO_COUNTRY ? code : undefined;
}

const shellProps = servePage({ words: addressLimitWords });
const referenceFor = createReferences(newReference);

/** The blocked-address page names the visitor's own address: it is made for one user and kept by nobody. */
export const serveAddressLimit: GetServerSideProps<AddressLimitProps> = async (context) => {
  const result = await shellProps(context);
  if (!('props' in result)) return result;
  const { req, res, locale = 'en' } = context;
  res.setHeader('Cache-Control', 'private, no-store');
  res.removeHeader(SHARED_HEADER);
  const address = firstOf(req.headers['x-forwarded-for']) || req.socket.remoteAddress || null;
  const country = countryOf(req);
  const time = utcText(new Date());
  const { reference, isNew } = referenceFor(address);
  // One line, as programs that read logs want it.
  if (isNew) logWarning(`address limit shown ${JSON.stringify({ reference, address, country, time })}`);
  const countryName = country === undefined ? null : (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country);
  return { props: { ...(await result.props), address, country: countryName, time, reference } };
};
