import { expect, type Locator } from '@playwright/test';
import type { Person } from './fixtures';

export type Panel = 'chart' | 'book' | 'orders' | 'ticket';

/** A panel of the terminal's desk. */
export const panelAt = ({ page }: Person, panel: Panel): Locator => page.locator(`#trade-panel-${panel}`);

/** The edge that moves a panel. */
export const edgeOf = ({ page, t }: Person, panel: Panel): Locator =>
  page.getByRole('separator', { name: t(`trade.layout.resize.${panel}`), exact: true });

/** Px of a panel as painted, borders included. */
export async function sizeOf(person: Person, panel: Panel): Promise<{ width: number; height: number; x: number; y: number }> {
  const box = await panelAt(person, panel).boundingBox();
  expect(box, `${panel} is on the screen`).not.toBeNull();
  return box ?? { width: 0, height: 0, x: 0, y: 0 };
}

/** Drags the middle of an edge by this many px. */
export async function dragEdge(person: Person, panel: Panel, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
  const { mouse } = person.page;
  const box = await edgeOf(person, panel).boundingBox();
  if (!box) throw new Error(`The edge of ${panel} is not on the screen`);
  const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2];
  await mouse.move(startX, startY);
  await mouse.down();
  await mouse.move(startX + x / 2, startY + y / 2);
  await mouse.move(startX + x, startY + y);
  await mouse.up();
}

/** Opens the menu of layouts. */
export async function openLayouts({ page }: Person): Promise<Locator> {
  await page.getByTestId('layout-menu').click();
  const choices = page.getByTestId('layout-choices');
  await expect(choices).toBeVisible();
  return choices;
}

/** What stands outside of the window or sticks out of the panel it is in, by a px or more. */
export const cutOff = ({ page }: Person) =>
  page.evaluate(() => {
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    const parts = [...document.querySelectorAll('[id^="trade-panel-"], [data-testid="place-order"], [data-testid="layout-menu"], footer')];
    const outside = parts.filter((part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      return (
        width > 0 && (left < -1 || right > clientWidth + 1 || top < -1 || bottom > Math.max(clientHeight, document.body.scrollHeight) + 1)
      );
    });
    return [...outside.map((part) => part.id || part.tagName), ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : [])];
  });
