import type { Page } from '@playwright/test';

/** Next's own measure, which it takes when what the server drew has been taken over. */
const HYDRATION = 'Next.js-hydration';

/** The page's HTML stands long before it hears anything: keys are lost until then. */
export const isAwake = (page: Page) => page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, HYDRATION);
