import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GetServerSideProps } from 'next';
import { serverCall } from '@/src/api/serverCall';
import { offersOf } from '@/src/brand/offers';
import { readMarkdown } from '@/src/lib/markdown/readMarkdown';
import { type Topic, topicsOf } from '@/src/lib/markdown/topics';
import type { ShellPageProps } from '../page/pageProps';
import { topicsAbout } from './helpTopics';
import { type PageVisit, servePage } from './servePage';

export interface HelpProps extends ShellPageProps {
  topics: Topic[];
  /** What the answers are written in. */
  writtenIn: string;
}

const own = new Map<string, Promise<Topic[]>>();

/** The product's own answers, of the folder of its words. Read once for each language. */
function productTopics(language: string): Promise<Topic[]> {
  const known = own.get(language);
  if (known) return known;
  const reading = readFile(join(process.cwd(), 'locales', language, 'help.md'), 'utf8').then((text) => topicsOf(readMarkdown(text)));
  own.set(language, reading);
  // A failed read must not stay: the next request tries again.
  reading.catch(() => own.delete(language));
  return reading;
}

async function helpFor(visit: PageVisit): Promise<Pick<HelpProps, 'topics' | 'writtenIn'>> {
  const isWritten = visit.site.documents.includes('help');
  const document = isWritten ? await serverCall('siteDocument', { name: 'help', language: visit.language }, visit) : undefined;
  if (document) return { topics: topicsOf(readMarkdown(document.markdown)), writtenIn: document.language };
  return { topics: topicsAbout(await productTopics(visit.language), offersOf(visit.site)), writtenIn: visit.language };
}

/** The page of help: answers of the brand's own, where it has written some, and the product's otherwise, about what there is here. */
export function serveHelp(): GetServerSideProps<HelpProps> {
  return servePage({ load: async (visit) => ({ ...(await helpFor(visit)) }) }) as GetServerSideProps<HelpProps>;
}
