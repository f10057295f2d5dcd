import { newEmail } from '../../../e2e/support/accounts.ts';
import { pressHotkey } from '../../../e2e/support/keys.ts';
import { nextCode } from '../../../e2e/support/mailbox.ts';
import { enterCode, fillRegister } from '../../../e2e/support/signIn.ts';
import { sitDown, strip } from './acts.mjs';

/** Shortcuts, signing in and the first funds: points 21 to 23. */
export const NEWCOMERS = [
  {
    point: 21,
    take: async (stage) => {
      const person = await sitDown(stage, { width: 1280, height: 800 });
      await pressHotkey(person.page, 'sheet');
      await stage.snap(person, person.page.getByRole('dialog', { name: person.t('shell.keys.title') }));
    },
  },
  {
    point: 22,
    isRow: true,
    // The form before anything is touched, the page of the code, and where the code leads.
    take: async (stage) => {
      const person = await stage.open({ width: 1280, height: 800 });
      const { page, t } = person;
      const email = newEmail();
      const form = () => [page.getByRole('heading', { level: 1 }), page.locator('form').first()];
      await person.visit('/register');
      await stage.snap(person, form(), { pad: 16 });
      await fillRegister(person, email);
      await page.getByRole('group', { name: t('auth.code.name') }).waitFor();
      await stage.snap(person, form(), { pad: 16 });
      await enterCode(person, await nextCode(email, 0));
      await page.waitForURL((url) => !url.pathname.startsWith('/register'));
      await stage.snap(person, strip(person, { left: 700, height: 560 }), { pad: 0, settle: 9_000 });
    },
  },
  {
    point: 23,
    isRow: true,
    take: async (stage) => {
      for (const who of ['newcomer', 'trader']) {
        const person = await sitDown(stage, { width: 1280, height: 800, who });
        await person.page.getByTestId('practice-mark').click();
        const dialog = person.page.getByRole('dialog').filter({ hasText: person.t('shell.practice.notReal') });
        await dialog.waitFor();
        await stage.snap(person, dialog);
      }
    },
  },
];
