import { askSiteConfig } from '@/src/brand/askSiteConfig';
import { createSiteConfigCache } from '@/src/brand/siteConfigCache';

/** Site configurations of this process, by host. */
export const siteConfigOf = createSiteConfigCache({ fetchConfig: askSiteConfig, now: Date.now });
