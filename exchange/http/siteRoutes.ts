import type { FastifyInstance } from 'fastify';
import type { SiteConfig, SiteDocument, SiteDocumentName } from '@/contract/site';
import { AppError } from '../app/appError';
import type { BrandImage } from '../app/site/brandImages';
import { CALL_COSTS } from './callLimits';
import { hostNameOf } from './context';
import { fileRoute } from './fileRoute';
import { route } from './route';

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

/** Pictures of brands, and site config and the brand's texts, by the visiting host or by a named one. */
export function registerSiteRoutes(app: FastifyInstance, site: SiteUseCases): void {
  const hostIn = (params: { host?: string }, visited: string) => (params.host === undefined ? visited : hostNameOf(params.host));
  route(app, 'siteConfig', ({ params, host }) => site.configOf(hostIn(params, host)));
  route(app, 'siteDocument', ({ params, host }) => {
    const document = site.documentOf(hostIn(params, host), params.name, params.language);
    if (!document) throw new AppError('notFound');
    return document;
  });
  fileRoute(
    app,
    'siteImage',
    (_brand, { name }) => {
      const image = site.imageOf(name);
      if (!image) throw new AppError('notFound');
      const { contentType, bytes } = image;
      return { contentType, headers: { 'cache-control': FOR_GOOD, 'content-security-policy': PICTURE_POLICY }, body: bytes };
    },
    { cost: CALL_COSTS.light, hasHead: true },
  );
}
