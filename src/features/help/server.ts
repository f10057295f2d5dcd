import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageVisit } from '@/src/api/pageVisit';
import { serverCall } from '@/src/api/serverCall';
import { offersOf } from '@/src/brand/offers';
import { readMarkdown } from '@/src/lib/markdown/readMarkdown';
import { type Topic, topicsOf } from '@/src/lib/markdown/topics';
import { topicsAbout } from './model/helpTopics';

export type HelpStart = {
  topics: Topic[];
  /** What the answers are written in. */
  writtenIn: string;
};

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

/** Answers of the brand's own, where it has written some, and the product's otherwise, about what there is here. */
export async function loadHelp(visit: Pick<PageVisit, 'site' | 'host' | 'language'>): Promise<HelpStart> {
  const isWritten = visit.site.documents.includes('help');
  const document = isWritten ? await serverCall('siteDocument', { name: 'help', language: visit.language }, visit) : undefined;
  if (document) return { topics: topicsOf(readMarkdown(document.markdown)), writtenIn: document.language };
  return { topics: topicsAbout(await productTopics(visit.language), offersOf(visit.site)), writtenIn: visit.language };
}
