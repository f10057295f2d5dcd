import { createContext, type ReactNode, useContext } from 'react';
import type { SiteConfig } from '@/contract/site';
import { emptySiteConfig } from './emptySiteConfig';

const SiteContext = createContext<SiteConfig>(emptySiteConfig);

interface SiteProviderProps {
  site: SiteConfig;
  children: ReactNode;
}

export function SiteProvider({ site, children }: SiteProviderProps) {
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>;
}

/** The configuration of the host this page was asked for at. */
export function useSite(): SiteConfig {
  return useContext(SiteContext);
}
