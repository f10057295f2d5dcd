import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type Account, createAccount, createFundedAccount } from './accounts';
import { isAwake } from './awake';
import { type PageWatch, watchPages } from './pageWatch';
import { siteUrl } from './places';
import { errorWordsOf, type Translate, wordsOf } from './words';

/** Who sits before the page: on which brand's site, in which language, with a mouse or a thumb. */
export interface Person {
  page: Page;
  brand: string;
  language: string;
  isMobile: boolean;
  /** What the site says, by key. */
  t: Translate;
  /** What it says when the exchange refuses something. */
  refusal: Translate;
  /** Goes to a path of the site by its address. */
  visit(path: string): Promise<void>;
  expectComplaint: PageWatch['expectComplaint'];
}

interface PersonOptions {
  brand: string;
  language: string;
  /** The site says the widest words of all languages in place of this one's. */
  isWidest: boolean;
}

interface Fixtures {
  person: Person;
  /** Another browser, another device: nothing shared with `person`. */
  newPerson(options?: Partial<PersonOptions>): Promise<Person>;
  watch: PageWatch;
}

function personAt(page: Page, watch: PageWatch, { brand, language, isWidest, isMobile }: PersonOptions & { isMobile: boolean }): Person {
  return {
    page,
    brand,
    language,
    isMobile,
    t: wordsOf(language, isWidest),
    refusal: errorWordsOf(language),
    visit: async (path) => {
      await page.goto(siteUrl(brand, path, language, isWidest));
      await isAwake(page);
    },
    expectComplaint: watch.expectComplaint,
  };
}

async function openDevice(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  return { context, watch: watchPages(context), page: await context.newPage() };
}

export const desktop = { viewport: { width: 1440, height: 900 } };
export const mobile = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

interface SharedAccounts {
  /** With funds. Shared by a worker's tests: none of them may care what others did with it. */
  trader: Account;
  /** Without funds: none of the tests that share it claims them. */
  newcomer: Account;
}

export const test = base.extend<Fixtures & PersonOptions, SharedAccounts>({
  ...desktop,
  brand: ['kontor', { option: true }],
  language: ['en', { option: true }],
  isWidest: [false, { option: true }],

  trader: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => use(await createFundedAccount('kontor')),
    { scope: 'worker' },
  ],
  newcomer: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => use(await createAccount('kontor')),
    { scope: 'worker' },
  ],

  // Every test that opens a page is also a test of its console.
  watch: async ({ context }, use) => {
    const watch = watchPages(context);
    await use(watch);
    expect(watch.complaints(), 'errors in the browser console').toEqual([]);
  },
  person: async ({ page, watch, brand, language, isWidest, isMobile }, use) => {
    await use(personAt(page, watch, { brand, language, isWidest, isMobile }));
  },
  newPerson: async ({ browser, brand, language, isWidest, isMobile, hasTouch, viewport }, use) => {
    const devices: Awaited<ReturnType<typeof openDevice>>[] = [];
    await use(async (options = {}) => {
      const device = await openDevice(browser, { isMobile, hasTouch, viewport });
      devices.push(device);
      return personAt(device.page, device.watch, { brand, language, isWidest, isMobile, ...options });
    });
    const complaints = devices.flatMap(({ watch }) => watch.complaints());
    for (const { context } of devices) await context.close();
    expect(complaints, 'errors in the browser console').toEqual([]);
  },
});

export { expect };
