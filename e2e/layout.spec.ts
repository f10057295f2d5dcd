import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { cutOff, dragEdge, edgeOf, openLayouts, panelAt, sizeOf } from './support/layout';
import { openTerminal, terminalIsLive } from './support/terminal';

const PAIR = 'BTC_USDT';

for (const language of ['en', 'ar-AE'])
  test.describe(`the edges of panels, ${language}`, () => {
    test.use({ language });
    const outwards = language === 'en' ? -1 : 1;

    test('follow pointer and keys, are remembered before the first paint, and go back', async ({ person }) => {
      const { page } = person;
      await openTerminal(person, PAIR);
      const [book, orders] = [await sizeOf(person, 'book'), await sizeOf(person, 'orders')];
      expect([book.width, orders.height]).toEqual([301, 208]);
      await dragEdge(person, 'book', { x: 60 * outwards });
      await dragEdge(person, 'orders', { y: -50 });
      expect((await sizeOf(person, 'book')).width).toBe(361);
      expect((await sizeOf(person, 'orders')).height).toBeCloseTo(258, 0);

      // What is painted first counts: no frame with the usual width.
      await page.addInitScript(() => {
        const widths: number[] = [];
        Object.assign(window, { bookWidths: widths });
        const look = () => {
          const width = document.querySelector('#trade-panel-book')?.getBoundingClientRect().width;
          if (width) widths.push(width);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.reload();
      await terminalIsLive(person);
      const seen = await page.evaluate(() => [...new Set((window as unknown as { bookWidths: number[] }).bookWidths)]);
      expect(seen).toEqual([361]);

      const edge = edgeOf(person, 'book');
      await edge.dblclick();
      await expect.poll(async () => (await sizeOf(person, 'book')).width).toBe(301);

      // Keys move it as well; it says its size and stops at its limits.
      await expect(edge).toHaveAttribute('aria-valuenow', '300');
      await edge.focus();
      await edge.press(language === 'en' ? 'ArrowLeft' : 'ArrowRight');
      await expect(edge).toHaveAttribute('aria-valuenow', '308');
      await edge.press(language === 'en' ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
      await expect(edge).toHaveAttribute('aria-valuenow', '268');
      await edge.press('Home');
      await expect(edge).toHaveAttribute('aria-valuenow', '200');
      await edge.press('End');
      await expect(edge).toHaveAttribute('aria-valuenow', (await edge.getAttribute('aria-valuemax')) ?? 'none');
      await edge.press('Enter');
      await expect(edge).toHaveAttribute('aria-valuenow', '300');
    });
  });

test('a size chosen in a large window leaves the chart its room in a small one', async ({ person }) => {
  const { page } = person;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openTerminal(person, PAIR);
  await edgeOf(person, 'book').focus();
  await edgeOf(person, 'book').press('End');
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(async () => (await sizeOf(person, 'book')).width).toBeLessThan(345);
  expect((await sizeOf(person, 'chart')).width).toBeGreaterThan(300);
  expect(await cutOff(person)).toEqual([]);
});

test('a ready-made layout is taken, the default again, and one of the own is saved, found after a reload, and deleted', async ({
  person,
}) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  const scalping = (await openLayouts(person)).getByRole('button', { name: new RegExp(`^${t('trade.layout.preset.scalping')}`) });
  await scalping.click();
  await expect.poll(async () => (await sizeOf(person, 'book')).x).toBe(0);
  const [book, chart] = [await sizeOf(person, 'book'), await sizeOf(person, 'chart')];
  expect(book.height).toBeGreaterThan(chart.height);
  const choices = await openLayouts(person);
  await expect(scalping).toHaveAttribute('aria-pressed', 'true');
  await choices.getByRole('button', { name: t('trade.layout.resetAll') }).click();
  await expect.poll(async () => (await sizeOf(person, 'book')).x).toBeGreaterThan(500);

  await edgeOf(person, 'book').focus();
  await edgeOf(person, 'book').press('Home');
  await openLayouts(person);
  await choices.getByRole('button', { name: t('trade.layout.saveAs') }).click();
  await choices.getByRole('textbox', { name: t('trade.layout.name') }).fill('Fast desk');
  await choices.getByRole('button', { name: t('trade.layout.save'), exact: true }).click();
  const own = choices.getByRole('button', { name: /^Fast desk/ });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await choices.getByRole('button', { name: t('trade.layout.resetAll') }).click();
  await expect.poll(async () => (await sizeOf(person, 'book')).width).toBe(301);

  await page.reload();
  await terminalIsLive(person);
  await openLayouts(person);
  await own.click();
  await expect.poll(async () => (await sizeOf(person, 'book')).width).toBe(201);
  await openLayouts(person);
  await choices.getByRole('button', { name: t('trade.layout.delete', { name: 'Fast desk' }) }).click();
  await choices.getByRole('button', { name: t('trade.layout.remove'), exact: true }).click();
  await expect(own).toBeHidden();
});

test('while the layout is edited panels go and come back, the book moves by menu and by dragging, and Undo and Cancel take it back', async ({
  person,
}) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  await page.keyboard.press('Alt+e');
  const bar = page.getByTestId('layout-edit-bar');
  const orders = t('trade.layout.panel.orders');
  await page.getByRole('button', { name: t('trade.layout.hide', { panel: orders }) }).click();
  await expect(panelAt(person, 'orders')).toBeHidden();
  await expect(bar).toContainText(t('trade.layout.notSaved'));
  await bar.getByRole('button', { name: t('trade.layout.addPanel') }).click();
  await page.getByRole('menuitem', { name: orders }).click();
  await expect(panelAt(person, 'orders')).toBeVisible();
  await page.getByRole('button', { name: t('trade.layout.hide', { panel: t('trade.layout.panel.book') }) }).click();
  await bar.getByRole('button', { name: t('ui.cancel') }).click();
  await expect(bar).toBeHidden();
  await expect(panelAt(person, 'book')).toBeVisible();

  await page.keyboard.press('Alt+e');
  await page.getByRole('button', { name: t('trade.layout.move', { panel: t('trade.layout.panel.book') }) }).click();
  await page.getByRole('menuitemradio', { name: t('trade.layout.bookPlace.start'), exact: true }).click();
  await expect.poll(async () => (await sizeOf(person, 'book')).x).toBe(0);

  const grip = await page.locator('[data-panel-bar="book"]').boundingBox();
  const chart = await sizeOf(person, 'chart');
  await page.mouse.move((grip?.x ?? 0) + 150, (grip?.y ?? 0) + 18);
  await page.mouse.down();
  await page.mouse.move((grip?.x ?? 0) + 180, (grip?.y ?? 0) + 60);
  const places = page.locator('[data-drop]');
  await expect(places).toHaveCount(4);
  await page.mouse.move(chart.x + chart.width - 60, chart.y + 200);
  await expect(page.locator('[data-drop="end"]')).toHaveAttribute('data-over');
  await page.mouse.up();
  await expect(places).toHaveCount(0);
  await expect.poll(async () => (await sizeOf(person, 'book')).x).toBeGreaterThan(500);
  await bar.getByRole('button', { name: t('trade.layout.undo') }).click();
  await expect.poll(async () => (await sizeOf(person, 'book')).x).toBe(0);
});

test.describe('for everybody', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('the menu of layouts, and the layout while it is edited', async ({ person }) => {
    await openTerminal(person, PAIR);
    const choices = await openLayouts(person);
    await expectAccessible(person.page);
    await person.page.keyboard.press('Escape');
    await expect(choices).toBeHidden();
    await person.page.keyboard.press('Alt+e');
    await expect(person.page.getByTestId('layout-edit-bar')).toBeVisible();
    await expectAccessible(person.page);
  });
});

/** Width, height, and what the design gives book and ticket there (px without hairlines). */
const WINDOWS = [
  { width: 768, height: 1024, ticket: 300 },
  { width: 992, height: 768, book: 224, ticket: 280 },
  { width: 1280, height: 800, book: 280, ticket: 300 },
  { width: 1440, height: 700, book: 300, ticket: 320 },
  { width: 1920, height: 1080, book: 320, ticket: 340 },
  { width: 2560, height: 1440, book: 320, ticket: 340 },
] as const;

test('nothing is cut, whatever the size of the window', async ({ person }) => {
  for (const { width, height, ticket, ...sizes } of WINDOWS)
    await test.step(`${width} x ${height}`, async () => {
      await person.page.setViewportSize({ width, height });
      await openTerminal(person, PAIR);
      expect((await sizeOf(person, 'ticket')).width).toBe(ticket + 1);
      if ('book' in sizes) expect((await sizeOf(person, 'book')).width).toBe(sizes.book + 1);
      expect(await cutOff(person)).toEqual([]);
    });
});
