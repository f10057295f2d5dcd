import type { GetServerSideProps } from 'next';
import type { SiteDocument, SiteDocumentName } from '@/contract/site';
import { serverCall } from '@/src/api/serverCall';
import { readingMinutes } from '@/src/lib/markdown/readingMinutes';
import { readMarkdown } from '@/src/lib/markdown/readMarkdown';
import type { ShellPageProps } from '../page/pageProps';
import { siteOf } from './requestSite';
import { servePage } from './servePage';

const HTTP_NOT_FOUND = 404;
const HTTP_UNAVAILABLE = 503;

type ReadDocument = Omit<SiteDocument, 'markdown'> & { blocks: ReturnType<typeof readMarkdown>; minutes: number };

export interface DocumentProps extends ShellPageProps {
  /** Absent: the brand has not written it, or it could not be had. */
  document?: ReadDocument;
}

function readDocument({ markdown, ...rest }: SiteDocument): ReadDocument {
  return { ...rest, blocks: readMarkdown(markdown), minutes: readingMinutes(markdown) };
}

/** A text of the brand's own. Its Markdown is read here: browsers get what is to be shown, and no reader for it. */
export function serveDocument(name: SiteDocumentName): GetServerSideProps<DocumentProps> {
  const shellProps = servePage({
    load: async (visit) => {
      const isWritten = visit.site.documents.includes(name);
      const document = isWritten ? await serverCall('siteDocument', { name, language: visit.language }, visit) : undefined;
      return document ? { document: readDocument(document) } : {};
    },
  });
  return async (context) => {
    const result = await shellProps(context);
    if (!('props' in result)) return result;
    const props: DocumentProps = await result.props;
    if (!props.document) {
      context.res.statusCode = siteOf(context.req).documents.includes(name) ? HTTP_UNAVAILABLE : HTTP_NOT_FOUND;
      context.res.setHeader('Cache-Control', 'private, no-store');
    }
    return { props };
  };
}
