import type { SiteConfig } from '@/contract/site';
import type { Route } from './routes';

/** Whether a route leads anywhere on a brand: its screen exists, its feature is on, its text is written. */
export function leadsSomewhere(
  { built, feature, document }: Route,
  site: Pick<SiteConfig, NonNullable<Route['feature']> | 'documents'>,
): boolean {
  return built && (feature === undefined || site[feature]) && (document === undefined || site.documents.includes(document));
}
