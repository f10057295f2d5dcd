import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { cutOff, dragEdge, edgeOf, openLayouts, panelAt, sizeOf } from './support/layout';
import { openTerminal, terminalIsLive } from './support/terminal';

const PAIR = 'BTC_USDT';

for (const language of ['en', 'ar-AE'])
  test.describe(`the edges of panels, ${language}`, () => {
    test.use({ language });
    const outwards = language === 'en' ? -1 : 1;

    test('follow the pointer, are remembered before the first paint, and go back on a double click', async ({ person }) => {
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

      await edgeOf(person, 'book').dblclick();
      await expect.poll(async () => (await sizeOf(person, 'book')).width).toBe(301);
    });

    test('move by arrow keys, say their size, and stop at their limits', async ({ person }) => {
      await openTerminal(person, PAIR);
      const edge = edgeOf(person, 'book');
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

test('ready-made layouts, one of the own, and back', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  const scalping = (await openLayouts(person)).getByRole('button', { name: new RegExp(`^${t('trade.layout.preset.scalping')}`) });
  await scalping.click();
  const [book, chart] = [await sizeOf(person, 'book'), await sizeOf(person, 'chart')];
  expect(book.x).toBeLessThan(chart.x);
  expect(book.height).toBeGreaterThan(chart.height);

  const choices = await openLayouts(person);
  await expect(scalping).toHaveAttribute('aria-pressed', 'true');
  await choices.getByRole('button', { name: t('trade.layout.saveAs') }).click();
  await choices.getByRole('textbox', { name: t('trade.layout.name') }).fill('Fast desk');
  await choices.getByRole('button', { name: t('trade.layout.save'), exact: true }).click();
  await expect(choices.getByRole('button', { name: /^Fast desk/ })).toBeVisible();
  await expectAccessible(page);
  await choices.getByRole('button', { name: t('trade.layout.resetAll') }).click();
  await expect.poll(async () => (await sizeOf(person, 'book')).x).toBeGreaterThan(500);

  await page.reload();
  await terminalIsLive(person);
  const again = await openLayouts(person);
  await again.getByRole('button', { name: /^Fast desk/ }).click();
  await expect.poll(async () => (await sizeOf(person, 'book')).x).toBe(0);

  await openLayouts(person);
  await again.getByRole('button', { name: t('trade.layout.delete', { name: 'Fast desk' }) }).click();
  await again.getByRole('button', { name: t('trade.layout.remove'), exact: true }).click();
  await expect(again.getByRole('button', { name: /^Fast desk/ })).toBeHidden();
});

test('panels are put away, moved and brought back while the layout is edited; Cancel undoes it all', async ({ person }) => {
  const { page, t } = person;
  await openTerminal(person, PAIR);
  await page.keyboard.press('Alt+e');
  const bar = page.getByTestId('layout-edit-bar');
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('trade.layout.hide', { panel: t('trade.layout.panel.orders') }) }).click();
  await expect(panelAt(person, 'orders')).toBeHidden();
  await expect(bar).toContainText(t('trade.layout.notSaved'));
  await page.getByRole('button', { name: t('trade.layout.move', { panel: t('trade.layout.panel.book') }) }).click();
  await page.getByRole('menuitemradio', { name: t('trade.layout.bookPlace.start'), exact: true }).click();
  await expect.poll(async () => (await sizeOf(person, 'book')).x).toBe(0);
  await bar.getByRole('button', { name: t('trade.layout.undo') }).click();
  await expect.poll(async () => (await sizeOf(person, 'book')).x).toBeGreaterThan(500);
  await bar.getByRole('button', { name: t('trade.layout.addPanel') }).click();
  await page.getByRole('menuitem', { name: t('trade.layout.panel.orders') }).click();
  await expect(panelAt(person, 'orders')).toBeVisible();
  await bar.getByRole('button', { name: t('ui.cancel') }).click();
  await expect(bar).toBeHidden();
  await expect.poll(async () => (await sizeOf(person, 'orders')).height).toBe(208);
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

for (const { width, height, ticket, ...sizes } of WINDOWS)
  test(`nothing is cut at ${width} x ${height}`, async ({ person }) => {
    await person.page.setViewportSize({ width, height });
    await openTerminal(person, PAIR);
    expect((await sizeOf(person, 'ticket')).width).toBe(ticket + 1);
    if ('book' in sizes) expect((await sizeOf(person, 'book')).width).toBe(sizes.book + 1);
    expect(await cutOff(person)).toEqual([]);
  });
