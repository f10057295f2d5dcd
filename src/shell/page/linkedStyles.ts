import Router from 'next/router';
import { isDevelopment } from '@/src/config/env';

/**
 * Next writes the text of a page's style sheets into <style> elements when one moves there, and Turbopack, which links the same sheets
 * itself, leaves these elements switched off for good (`media="x"`). The page's policy lets no such text through: Next is told that pages
 * have none, so that there is nothing to turn away and nothing to parse twice. The development server keeps its ways.
 */
export function leaveStylesToLinks(): void {
  if (isDevelopment) return;
  Router.ready(() => {
    const pages = Router.router?.pageLoader;
    if (!pages) return;
    const loadPage = pages.loadPage.bind(pages);
    pages.loadPage = async (route) => ({ ...(await loadPage(route)), styleSheets: [] });
  });
}
