import type { SiteDocument, SiteDocumentName } from '@/contract/site';
import type { PageStart, PageVisit } from '@/src/api/pageVisit';
import { serverCall } from '@/src/api/serverCall';
import { readingMinutes } from '@/src/lib/markdown/readingMinutes';
import { readMarkdown } from '@/src/lib/markdown/readMarkdown';
import type { LegalDocument } from './model/legalDocument';

const HTTP_NOT_FOUND = 404;
const HTTP_UNAVAILABLE = 503;

export interface DocumentStart extends PageStart {
  /** Absent: the brand has not written it, or it could not be had. */
  document?: LegalDocument;
}

function readDocument({ markdown, ...rest }: SiteDocument): LegalDocument {
  return { ...rest, blocks: readMarkdown(markdown), minutes: readingMinutes(markdown) };
}

/** A text of the brand's own. Its Markdown is read here: browsers get what is to be shown, and no reader for it. */
export const loadDocument =
  (name: SiteDocumentName) =>
  async (visit: Pick<PageVisit, 'site' | 'host' | 'language'>): Promise<DocumentStart> => {
    if (!visit.site.documents.includes(name)) return { httpStatus: HTTP_NOT_FOUND };
    const document = await serverCall('siteDocument', { name, language: visit.language }, visit);
    return document ? { document: readDocument(document) } : { httpStatus: HTTP_UNAVAILABLE };
  };
