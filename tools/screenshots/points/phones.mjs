import { openDrawer } from '../../../e2e/support/shell.ts';
import { openTicket } from '../../../e2e/support/terminal.ts';
import { part, sitDown } from './acts.mjs';
import { paintHitAreas } from './paintHitAreas.mjs';

/** Phones: points 16 and 17. */
export const PHONES = [
  {
    point: 16,
    isRow: true,
    // What answers to a finger is framed: in green where 44 px do, in red where less does. Then the order types.
    take: async (stage) => {
      const person = await sitDown(stage, { width: 390, height: 844 });
      await openTicket(person);
      await person.page.waitForTimeout(2_000);
      await person.page.evaluate(paintHitAreas);
      await stage.snap(person, undefined, { settle: 0 });
      const other = await sitDown(stage, { width: 390, height: 844 });
      await openTicket(other);
      await part(other, 'ticket')
        .getByRole('button', { name: new RegExp(`^${other.t('trade.orderType')}`) })
        .click();
      await stage.snap(other);
    },
  },
  {
    point: 17,
    isRow: true,
    take: async (stage) => {
      const person = await stage.open({ width: 390, height: 844, who: 'trader' });
      await person.visit('/markets');
      await person.page
        .getByRole('banner')
        .getByRole('link', { name: person.t('notifications.title') })
        .tap();
      await stage.snap(person);
      await person.visit('/markets');
      await openDrawer(person);
      await stage.snap(person);
    },
  },
];
