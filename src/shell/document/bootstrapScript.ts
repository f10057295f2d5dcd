// Next prints this text itself and says it nowhere: it is made here a second time, by its own two functions.
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape';
import type { DocumentProps } from 'next/document';

type Printed = Pick<DocumentProps, 'buildManifest' | '__NEXT_DATA__'>;

/**
 * The inline script by which a built page names the files it starts with; undefined where it prints none, as in development. It follows
 * from the build and the route alone. Were it another one than what stands in the page, no page would start: a browser test sees that.
 */
export function bootstrapScriptOf({ buildManifest, __NEXT_DATA__ }: Printed): string | undefined {
  const { pagesChunkGroupBootstrapParams: params, chunkLoadingGlobal: queue } = buildManifest;
  if (!params || !queue) return undefined;
  const text = getTurbopackChunkGroupBootstrap(params, queue, ['/_app', __NEXT_DATA__.page]);
  return text && htmlEscapeJsonString(text);
}
