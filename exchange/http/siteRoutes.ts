import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from '@/contract/site';
import { hostNameOf } from './context';
import { route } from './route';

export interface SiteUseCases {
  /** The config of the brand a host belongs to. */
  configOf(host: string): SiteConfig;
}

/** Site config by the visiting host, or by a named one. */
export function registerSiteRoutes(app: FastifyInstance, site: SiteUseCases): void {
  route(app, 'siteConfig', ({ params, host }) => site.configOf(params.host === undefined ? host : hostNameOf(params.host)));
}
