import type { FastifyInstance } from 'fastify';
import type { SiteConfig, SiteDocument, SiteDocumentName } from '@/contract/site';
import { AppError } from '../app/appError';
import { hostNameOf } from './context';
import { route } from './route';

export interface SiteUseCases {
  /** The config of the brand a host belongs to. */
  configOf(host: string): SiteConfig;
  /** A text of the brand a host belongs to; undefined where the brand has none of that name. */
  documentOf(host: string, name: SiteDocumentName, language: string): SiteDocument | undefined;
}

/** Site config and the brand's texts, by the visiting host or by a named one. */
export function registerSiteRoutes(app: FastifyInstance, site: SiteUseCases): void {
  const hostIn = (params: { host?: string }, visited: string) => (params.host === undefined ? visited : hostNameOf(params.host));
  route(app, 'siteConfig', ({ params, host }) => site.configOf(hostIn(params, host)));
  route(app, 'siteDocument', ({ params, host }) => {
    const document = site.documentOf(hostIn(params, host), params.name, params.language);
    if (!document) throw new AppError('notFound');
    return document;
  });
}
