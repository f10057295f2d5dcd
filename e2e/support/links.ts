import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Person } from './fixtures';
import { pressHotkey } from './keys';
import { siteRequest } from './places';
import { openDrawer } from './shell';

const HREF = /<a\b[^>]*?\shref="([^"]*)"/g;
const HTTP_OK = 200;
const HTTP_NOT_FOUND = 404;

/** Whom pages are made for. */
export interface Visitor {
  brand: string;
  /** Absent: nobody in particular. */
  token?: string;
}

/** A page as a program asks for it, redirects followed. One after the other: a crowd would be asked to wait. */
async function fetchPage(request: APIRequestContext, { brand, token }: Visitor, path: string): Promise<{ isThere: boolean; html: string }> {
  const { url, headers } = siteRequest(brand, path);
  const answer = await request.get(url, { headers: { ...headers, ...(token && { cookie: `exchange-token=${token}` }) } });
  expect([HTTP_OK, HTTP_NOT_FOUND], `${path} of ${brand}`).toContain(answer.status());
  return { isThere: answer.ok(), html: await answer.text() };
}

/** Where the links of these pages lead, as they stand in their HTML. */
export async function linksInHtml(request: APIRequestContext, visitor: Visitor, paths: readonly string[]): Promise<string[]> {
  const links: string[] = [];
  for (const path of paths) {
    const { html } = await fetchPage(request, visitor, path);
    links.push(...[...html.matchAll(HREF)].map(([, href = '']) => href.replaceAll('&amp;', '&')));
  }
  return links;
}

const hrefsOn = (page: Page) => page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Where the palette's rows lead: those it offers at rest, and those that are found by common letters. */
async function linksOfPalette({ page, t }: Person): Promise<string[]> {
  await pressHotkey(page, 'palette');
  const field = page.getByRole('combobox', { name: t('shell.palette.search') });
  const paths: string[] = [];
  for (const search of ['', 'a', 'e', 'm']) {
    await field.fill(search);
    paths.push(...(await page.locator('[data-path]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-path') ?? ''))));
  }
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  return paths;
}

/** Links that a page gets in the browser alone: its footer, the palette, and the drawer of narrow windows. */
export async function linksInBrowser(person: Person, path: string): Promise<string[]> {
  const { page } = person;
  await page.setViewportSize({ width: 1440, height: 900 });
  await person.visit(path);
  await expect(page.getByTestId('footer')).toBeVisible();
  const links = [...(await hrefsOn(page)), ...(await linksOfPalette(person))];
  await page.setViewportSize({ width: 390, height: 844 });
  await openDrawer(person);
  return [...links, ...(await hrefsOn(page))];
}

/** Those of the paths that do not exist. */
export async function deadPaths(request: APIRequestContext, visitor: Visitor, paths: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const path of paths) if (!(await fetchPage(request, visitor, path)).isThere) dead.push(path);
  return dead;
}
