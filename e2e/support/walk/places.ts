import { expect, type Person } from '../fixtures';
import { localPath } from '../places';
import { terminalIsLive } from '../terminal';

export const PAIR = 'BTC_USDT';

const FULL_STOP = /[.。]$/;

/** A sentence above a page is a title on phones, without its full stop. */
export const headed = ({ page, t }: Person, key?: string) =>
  expect(page.getByRole('heading', { level: 1, name: key && t(key).replace(FULL_STOP, '') })).toBeVisible();

/** Goes on within the page that is open where one is: that is quicker, and how people go. */
async function goTo(person: Person, path: string, isThere: (person: Person) => Promise<unknown>): Promise<void> {
  const { page, language } = person;
  const isOnSite = await page.evaluate(async (to) => {
    const { next } = window as unknown as { next?: { router: { push(path: string): Promise<boolean> } } };
    await next?.router.push(to);
    return next !== undefined;
  }, path);
  if (!isOnSite) await person.visit(path);
  // What stands behind the # is no part of the path.
  const { pathname } = new URL(localPath(path, language), page.url());
  await page.waitForURL((url) => url.pathname === pathname);
  await isThere(person);
}

export const at = (path: string, title?: string) => (person: Person) => goTo(person, path, (there) => headed(there, title));

/** Where a question stands over the page at once. */
export const answering = (path: string, isThere: (person: Person) => Promise<unknown>) => (person: Person) => goTo(person, path, isThere);

/** By its address alone, as from a link in a mail: what stands behind a # is read when the page loads. */
export const byLink = (path: string, title: string) => async (person: Person) => {
  await person.visit(path);
  await headed(person, title);
};

export const terminalOf = (pair: string) => (person: Person) => goTo(person, `/trade/spot/${pair}`, terminalIsLive);
export const terminal = terminalOf(PAIR);

/** A page of its own, which is none of those there are. */
export const noPage = (path: string, title?: string) => async (person: Person) => {
  person.expectComplaint(/status of 404/);
  await person.visit(path);
  await headed(person, title);
};

/** Of a page that was being fetched ahead as well. */
const LOST_LINE = /ERR_INTERNET_DISCONNECTED|ChunkLoadError/;

/** Goes there; then the device has no network. */
export const withoutNetwork = (go: (person: Person) => Promise<unknown>) => async (person: Person) => {
  const { page, t } = person;
  await go(person);
  person.expectComplaint(LOST_LINE);
  await page.context().setOffline(true);
  await expect(page.getByText(t('shell.connection.offline'))).toBeVisible();
};

export const withNetworkAgain = async ({ page, t }: Person) => {
  await page.context().setOffline(false);
  await expect(page.getByText(t('shell.connection.offline'))).toBeHidden();
};
