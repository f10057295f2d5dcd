import { createContext, type ReactNode, useContext } from 'react';
import { emptySiteConfig } from './emptySiteConfig';
import { type ShellSite, shellSiteOf } from './shellSite';

const SiteContext = createContext<ShellSite>(shellSiteOf(emptySiteConfig));

interface SiteProviderProps {
  site: ShellSite;
  children: ReactNode;
}

export function SiteProvider({ site, children }: SiteProviderProps) {
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>;
}

/** What every page has of the configuration of the host it was asked for at. What is listed there: `useListing`. */
export function useSite(): ShellSite {
  return useContext(SiteContext);
}
