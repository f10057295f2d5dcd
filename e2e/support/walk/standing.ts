import type { Person } from '../fixtures';
import type { MoneyMade } from '../money';
import { patched } from '../patched';
import { moneyedTrader } from './moneyedTrader';
import { answering } from './places';
import type { Screen } from './surface';

const BRAND = 'kontor';

/** A page of something the trader has made, which has come once `isThere` says so. */
export const ofMade = (pathOf: (made: MoneyMade) => string, isThere: (person: Person) => Promise<unknown>) => async (person: Person) => {
  const { made } = await moneyedTrader();
  await answering(pathOf(made), isThere)(person);
};

/** The screen in a state that passes in seconds, or that takes months to come: what the exchange answers is changed while it is looked at. */
export const standing = <Data>(path: RegExp, change: (data: Data) => Data, screen: Screen): Screen => ({
  ...screen,
  go: async (person) => {
    await patched<Data>(BRAND, path, change)(person.page);
    await screen.go(person);
  },
  leave: ({ page }) => page.unroute(path),
});
