import { expect, type Person } from '../fixtures';
import type { Reading } from '../readings/reading';
import { carryOut, type Orders } from './inPage';
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
  /** What is done on each page of an account in the end, in the one window of that width. */
  closely?: { width: number; look(person: Person): Promise<void> };
  readings: Readings;
}

const isIn =
  ({ from = 0, below = Number.POSITIVE_INFINITY }: Surface) =>
  (width: number) =>
    width >= from && width < below;

/** Does what it is told in the page and reads what is then on it, in one call. Says whether something lies over the page. */
async function read({ page }: Person, where: string, orders: Partial<Orders>, readings: readonly Reading[]): Promise<boolean> {
  const told: Orders = { steps: [], startsBare: false, endsCovered: false, over: OVER_THE_PAGE, patienceMs: PATIENCE_MS, ...orders };
  const answer: Promise<{ isCovered: boolean; finds: string[][] }> = page.evaluate(`(async () => {
    const isCovered = await (${carryOut})(${JSON.stringify(told)});
    return { isCovered, finds: [${readings.map(({ source }) => source).join()}] };
  })()`);
  const { isCovered, finds } = await answer.catch((error: Error) => {
    throw new Error(`${where}: ${error.message}`);
  });
  for (const [index, { fault }] of readings.entries()) expect.soft(finds[index], `${fault} on ${where}`).toEqual([]);
  return isCovered;
}

/** Goes everywhere and reads, in each width. A page is opened once; the window changes around it. */
export async function walk(person: Person, { screens, widths, surfaceWidths = widths, closely, readings }: Walk): Promise<void> {
  const { page } = person;
  const resize = async (width: number) => {
    if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: HEIGHT });
  };
  let ways = [...widths];
  for (const { name, go, surfaces = [], isAccount, leave } of screens) {
    await resize(ways[0] ?? 0);
    await go(person);
    // A key was the last thing pressed: what is focused from here on shows it.
    await page.keyboard.press('Shift');
    for (const width of ways) {
      await resize(width);
      await read(person, `${name}, ${width} px`, { startsBare: true }, readings(width));
      for (const surface of surfaces) {
        const seenIn = surface.covers ? surfaceWidths : widths;
        const [first, ...others] = ways.filter((way) => seenIn.includes(way) && isIn(surface)(way));
        if (width !== first && (surface.stays || !others.includes(width))) continue;
        const where = `${name}, ${surface.name}`;
        if (surface.byHand) await read(person, where, { startsBare: true }, []);
        await surface.byHand?.(person);
        const steps = surface.steps?.(person) ?? [];
        let isCovered = await read(
          person,
          `${where}, ${width} px`,
          { steps, startsBare: !surface.byHand, endsCovered: surface.covers },
          readings(width),
        );
        for (const other of surface.stays ? others : []) {
          await resize(other);
          // What went with the width it was opened in would be looked at as the page below it.
          isCovered = await read(person, `${where}, ${other} px`, { endsCovered: true }, readings(other));
        }
        if (isCovered) await page.keyboard.press('Escape');
        await resize(width);
      }
    }
    if (isAccount && closely) {
      await resize(closely.width);
      await closely.look(person);
    }
    await leave?.(person);
    // The next page is opened in the width this one was left in.
    ways = ways.toReversed();
  }
}
