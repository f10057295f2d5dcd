import type { Page } from '@playwright/test';
import { siteRequest } from './places';

/**
 * Answers of the exchange whose data are changed on the way: states that pass in seconds, or that take months to come, stand still.
 * `change` hears the query of the call; undefined leaves the answer as it is.
 */
export const patched = <Data>(
  brand: string,
  path: RegExp,
  change: (data: Data, query: URLSearchParams) => Data | undefined | Promise<Data | undefined>,
) =>
  async function patch(page: Page): Promise<void> {
    await page.route(path, async (route) => {
      const request = route.request();
      const { pathname, search, searchParams } = new URL(request.url());
      const { url, headers } = siteRequest(brand, `${pathname}${search}`);
      const response = await route.fetch({ url, headers: { ...request.headers(), ...headers } });
      const envelope = (await response.json()) as { data: Data };
      await route.fulfill({ response, json: { ...envelope, data: (await change(envelope.data, searchParams)) ?? envelope.data } });
    });
  };
