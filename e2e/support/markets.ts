import { expect, type Person } from './fixtures';

/** The markets page, live: before that nobody has moved in behind the server's HTML. */
export async function openMarkets(person: Person): Promise<void> {
  await person.visit('/markets');
  // Presses on what nobody listens to yet are lost.
  await expect(person.page.getByText(new RegExp(`^${person.t('markets.freshness.live')}`))).toBeAttached();
}

export const marketTable = ({ page, t }: Person) => page.getByRole('table', { name: t('markets.title') });

const pathOf = (pair: string) => new RegExp(`/trade/spot/${pair.replace('/', '_')}$`);

export const pairStar = ({ page, t }: Person, pair: string) =>
  page.getByRole('button', { name: t('markets.favourite', { pair }), exact: true });
export const marketTab = ({ page, t }: Person, tab: 'favourites' | 'spot') =>
  page.getByRole('tab', { name: t(`markets.${tab}`), exact: true });

/** Pairs from top to bottom, at one moment. */
export const shownPairs = (person: Person): Promise<string[]> =>
  marketTable(person)
    .locator('tbody a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));

export async function expectTerminalOf({ page }: Person, pair: string): Promise<void> {
  await expect(page).toHaveURL(pathOf(pair));
}
