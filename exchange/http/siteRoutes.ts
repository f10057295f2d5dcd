import type { FastifyInstance } from 'fastify';
import { endpoints } from '@/contract/endpoints';
import type { SiteConfig, SiteDocument, SiteDocumentName } from '@/contract/site';
import { AppError } from '../app/appError';
import type { BrandImage } from '../app/site/brandImages';
import { CALL_COSTS } from './callLimits';
import { hostNameOf } from './context';
import { setFileStatuses } from './fileStatuses';
import { admitted, route } from './route';
import { paramsReader } from './routeParams';

export interface SiteUseCases {
  /** The config of the brand a host belongs to. */
  configOf(host: string): SiteConfig;
  /** A text of the brand a host belongs to; undefined where the brand has none of that name. */
  documentOf(host: string, name: SiteDocumentName, language: string): SiteDocument | undefined;
  /** A picture of any brand here, by the name in its address. */
  imageOf(name: string): BrandImage | undefined;
}

/** One year: what has another picture has another address. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** An operator's picture, opened by itself, runs nothing and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function registerImages(app: FastifyInstance, { imageOf }: SiteUseCases): void {
  setFileStatuses(app);
  const { method, path } = endpoints.siteImage;
  const read = paramsReader('siteImage');
  app.route({
    method,
    url: path,
    config: { endpoint: 'siteImage', cost: CALL_COSTS.light },
    handler: async (request, reply) => {
      await admitted(app, 'siteImage', request);
      const image = imageOf(read(request.query).name);
      if (!image) throw new AppError('notFound');
      return reply
        .header('content-type', image.contentType)
        .header('cache-control', FOR_GOOD)
        .header('content-security-policy', PICTURE_POLICY)
        .send(image.bytes);
    },
  });
}

/** Pictures of brands, and site config and the brand's texts, by the visiting host or by a named one. */
export function registerSiteRoutes(app: FastifyInstance, site: SiteUseCases): void {
  const hostIn = (params: { host?: string }, visited: string) => (params.host === undefined ? visited : hostNameOf(params.host));
  route(app, 'siteConfig', ({ params, host }) => site.configOf(hostIn(params, host)));
  route(app, 'siteDocument', ({ params, host }) => {
    const document = site.documentOf(hostIn(params, host), params.name, params.language);
    if (!document) throw new AppError('notFound');
    return document;
  });
  void app.register(async (scope) => registerImages(scope, site));
}
