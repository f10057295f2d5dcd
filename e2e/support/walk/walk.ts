import { expect, type Person, test } from '../fixtures';
import type { Reading } from '../readings/reading';
import { carryOut, type Orders } from './inPage';
import { sayIn } from './otherWords';
import type { Screen, Surface } from './surface';

const HEIGHT = 900;
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** A control that has not come by then is missing. */
const PATIENCE_MS = 20_000;

/** What is read everywhere in a width. */
export type Readings = (width: number) => readonly Reading[];

interface Walk {
  screens: readonly Screen[];
  /** Widths of the window, in px. */
  widths: readonly number[];
  /** Those in which what lies over a page is read too: all of them, unless told. */
  surfaceWidths?: readonly number[];
  /** What is done in the one window of that width: on pages in the end, and with what is opened on them. */
  closely?: {
    width: number;
    look(person: Person, how: 'keys' | 'axe'): Promise<void>;
    judge(person: Person, covers: boolean): Promise<void>;
  };
  readings: Readings;
  /** Read once more in other words, which `bringOtherWords` has brought, where everything stands. */
  inOtherWords?: readonly Reading[];
}

/** What is read in one place, and in other words. */
interface Read {
  own: readonly Reading[];
  other: readonly Reading[];
}

const isIn =
  ({ from = 0, below = Number.POSITIVE_INFINITY }: Surface) =>
  (width: number) =>
    width >= from && width < below;

/** Does what it is told in the page and reads what is then on it, in one call. Says whether something lies over the page. */
async function read({ page }: Person, where: string, orders: Partial<Orders>, { own, other }: Read): Promise<boolean> {
  const told: Orders = { steps: [], startsBare: false, endsCovered: false, over: OVER_THE_PAGE, patienceMs: PATIENCE_MS, ...orders };
  const findsOf = (readings: readonly Reading[]) => `[${readings.map(({ source }) => source).join()}]`;
  const inOtherWords = `await sayIn('other'); finds.push(...${findsOf(other)}); await sayIn('own');`;
  const answer: Promise<{ isCovered: boolean; finds: string[][] }> = page.evaluate(`(async () => {
    const sayIn = ${sayIn};
    const isCovered = await (${carryOut})(${JSON.stringify(told)});
    const finds = ${findsOf(own)};
    ${other.length > 0 ? inOtherWords : ''}
    return { isCovered, finds };
  })()`);
  const { isCovered, finds } = await answer.catch((error: Error) => {
    throw new Error(`${where}: ${error.message}`);
  });
  const faults = [...own.map(({ fault }) => `${fault} on ${where}`), ...other.map(({ fault }) => `${fault} on ${where}, in other words`)];
  for (const [index, fault] of faults.entries()) expect.soft(finds[index], fault).toEqual([]);
  return isCovered;
}

/** Goes everywhere and reads, in each width. A page is opened once; the window changes around it. */
export async function walk(person: Person, walked: Walk): Promise<void> {
  const { screens, widths, surfaceWidths = widths, closely, readings, inOtherWords: other = [] } = walked;
  const readIn = (width: number): Read => ({ own: readings(width), other });
  const { page } = person;
  const resize = async (width: number) => {
    if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: HEIGHT });
  };
  let ways = [...widths];
  const readScreen = async ({ name, go, surfaces = [], closely: how, leave }: Screen) => {
    await resize(ways[0] ?? 0);
    await go(person);
    // A key was the last thing pressed: what is focused from here on shows it.
    await page.keyboard.press('Shift');
    for (const width of ways) {
      await resize(width);
      await read(person, `${name}, ${width} px`, { startsBare: true }, readIn(width));
      for (const surface of surfaces) {
        const seenIn = surface.covers ? surfaceWidths : widths;
        const [first, ...others] = ways.filter((way) => seenIn.includes(way) && isIn(surface)(way));
        if (width !== first && (surface.stays || !others.includes(width))) continue;
        const where = `${name}, ${surface.name}`;
        if (surface.byHand) await read(person, where, { startsBare: true }, { own: [], other: [] });
        await surface.byHand?.(person);
        const steps = surface.steps?.(person) ?? [];
        let isCovered = await read(
          person,
          `${where}, ${width} px`,
          { steps, startsBare: !surface.byHand, endsCovered: surface.covers },
          readIn(width),
        );
        const judge = async (now: number) => {
          if (surface.isJudged && now === closely?.width) await closely.judge(person, surface.covers);
        };
        await judge(width);
        for (const next of surface.stays ? others : []) {
          await resize(next);
          // What went with the width it was opened in would be looked at as the page below it.
          isCovered = await read(person, `${where}, ${next} px`, { endsCovered: surface.covers }, readIn(next));
          await judge(next);
        }
        if (isCovered) await page.keyboard.press('Escape');
        await resize(width);
      }
    }
    if (how && closely) {
      await resize(closely.width);
      await closely.look(person, how);
    }
    await leave?.(person);
  };
  for (const screen of screens) {
    // A step of its own: outside of any, each call goes through all that were made before it to find where it belongs.
    await test.step(screen.name, () => readScreen(screen));
    // The next page is opened in the width this one was left in.
    ways = ways.toReversed();
  }
}
