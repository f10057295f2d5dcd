import type { IncomingHttpHeaders } from 'node:http';
import { SIGNATURE_HEADER } from '@/contract/webhook';
import type { Visitor } from './visitor';

/** What proxies say of whom they pass on, and what this server says to the pages. Nobody else's word about it goes further. */
const SAID_OF_VISITORS = /^(x-forwarded-.*|x-kontor-.*|forwarded|via|x-real-ip)$/;

/**
 * Replaces everything the request says of its visitor by what is known of them.
 * @param countryHeader header of the visitor's country in lower case: only a proxy knows it
 */
export function tellVisitor(headers: IncomingHttpHeaders, visitor: Visitor, countryHeader: string | undefined): void {
  // A signature says nothing of whoever carries it.
  for (const name of Object.keys(headers)) if (SAID_OF_VISITORS.test(name) && name !== SIGNATURE_HEADER) delete headers[name];
  if (countryHeader !== undefined && !visitor.isThroughProxy) delete headers[countryHeader];
  headers['x-forwarded-for'] = visitor.address;
  headers['x-forwarded-host'] = visitor.host;
  headers['x-forwarded-proto'] = visitor.isHttps ? 'https' : 'http';
}
