import { createAccount, giveToken, newEmail, PASSWORD } from '../../../e2e/support/accounts.ts';
import { codesInARow } from '../../../e2e/support/authenticator.ts';
import { call } from '../../../e2e/support/exchangeApi.ts';
import { lockLinkTo, messageCount, nextCode } from '../../../e2e/support/mailbox.ts';
import { BRAND, personCalled } from './people.mjs';

// What people do until a picture shows what it is of.

const field = ({ page, t }, key) => page.getByLabel(t(key), { exact: true });
const button = ({ page, t }, key) => page.getByRole('button', { name: t(key), exact: true });

/** A control by its test id. */
export const press =
  (testId) =>
  ({ page }) =>
    page.getByTestId(testId).first().click();

/** The button of a row says what it acts on. */
export const open = (act, row) => async (person) => {
  const { page, t } = person;
  await page.getByRole('button', { name: `${t(act)}: ${t(row)}` }).click();
  await page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
};

export const openDrawer = press('drawer-button');

async function sendPassword(person, email, password = PASSWORD) {
  await field(person, 'auth.identity.email').fill(email);
  await field(person, 'auth.password.label').fill(password);
  await button(person, 'auth.login.submit').click();
}

async function typeInto({ page }, name, code) {
  await page.getByRole('group', { name, exact: true }).getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

/** The page that asks for the code of a login. */
export async function codePage(person) {
  const { email } = await createAccount(BRAND);
  const seen = await messageCount(email);
  await sendPassword(person, email);
  await person.page.getByRole('heading', { name: person.t('auth.code.title') }).waitFor();
  return { email, seen };
}
codePage.withWrongPassword = async (person) => {
  await sendPassword(person, newEmail());
  await person.page.getByRole('main').getByRole('alert').waitFor();
};
codePage.ofRegister = async (person) => {
  const { page, t } = person;
  await field(person, 'auth.identity.email').fill(newEmail());
  await field(person, 'auth.password.label').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await button(person, 'auth.register.submit').click();
  await page.getByRole('heading', { name: t('auth.register.confirmTitle') }).waitFor();
};
codePage.ofReset = async (person) => {
  const { page, t } = person;
  await field(person, 'auth.identity.email').fill(newEmail());
  await button(person, 'auth.reset.send').click();
  await page.getByRole('heading', { name: t('auth.reset.newTitle') }).waitFor();
};

/** The page that asks for the second factor after the code. */
export async function factorPage(person) {
  const { email } = await personCalled('bound');
  const seen = await messageCount(email);
  await sendPassword(person, email);
  await person.page.getByRole('heading', { name: person.t('auth.code.title') }).waitFor();
  await typeInto(person, person.t('auth.code.name'), await nextCode(email, seen));
  await person.page.getByRole('heading', { name: person.t('auth.factor.title') }).waitFor();
}

/** Locked by the link of the mail that tells of this very login. */
export async function lockedPage(person) {
  const { page, t } = person;
  const { email, seen } = await codePage(person);
  await typeInto(person, t('auth.code.name'), await nextCode(email, seen));
  await page.waitForURL((url) => !url.pathname.includes('/login'));
  await person.visit(await lockLinkTo(email));
  await page.getByTestId('lock-account').click();
  await page.getByTestId('account-locked').waitFor();
}

export async function bindSteps(person) {
  await open('security.authenticator.enable', 'security.authenticator.title')(person);
  await person.page.getByTestId('authenticator-key').waitFor();
}

/** Sets an authenticator up, to the codes that are shown once. */
export async function showCodes(person) {
  const { page, t, account } = person;
  const seen = await messageCount(account.email);
  await bindSteps(person);
  const key = (await page.getByTestId('authenticator-key').textContent()).replace(/\s/g, '');
  await typeInto(person, t('security.authenticator.emailCode'), await nextCode(account.email, seen));
  await typeInto(person, t('ui.factor.app'), codesInARow(key)[0]());
  await page.getByTestId('bind-authenticator').click();
  await page.getByTestId('recovery-copy').waitFor();
}

export async function ownerDialog({ page }) {
  await page.getByTestId('add-owner').click();
  await page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
}

export const goOn = ({ page }) => page.getByTestId('step-on').click();

export async function looseOwnerDialog({ page, t }) {
  await page.getByRole('button', { name: t('verification.owners.edit', { name: 'Lena Brandt' }) }).click();
  await page.locator('[role="dialog"], [role="alertdialog"]').waitFor();
}

/** A session that somebody ended elsewhere. */
export const withEndedSession = (page) => giveToken(page.context(), BRAND, 'e'.repeat(43));

const CITIES = ['Ulm', 'Bonn', 'Kiel', 'Trier', 'Jena', 'Gera', 'Hof', 'Celle'];
let places = 0;
/** What is being typed here is changed by another device, before it is saved: a page that types nothing just shows what was changed. */
export async function changedElsewhere({ page, t, account }) {
  const nextCity = () => CITIES[places++ % CITIES.length];
  const { version } = await call(BRAND, 'kycQuestionRecord', { level: 'IDENTITY' }, account.token);
  const answers = { DETAILS: { city: nextCity() } };
  await page.getByLabel(t('verification.fields.city'), { exact: true }).fill(nextCity());
  await call(BRAND, 'kycQuestionSubmit', { level: 'IDENTITY', version, mode: 'DRAFT', answers }, account.token);
  await page.locator('[data-elsewhere]').waitFor();
}

/** The camera with its frame: of a face, or of a document in the place of the file that is there. */
export async function faceCamera(person) {
  const { page, t } = person;
  await page.getByTestId('begin-selfie').click();
  await openCamera(page, t);
}
export async function documentCamera({ page, t }) {
  const remove = page.getByRole('button', { name: t('uploads.remove', { name: t('uploads.types.PASSPORT') }) });
  // Gone since the picture before.
  if ((await remove.count()) > 0) await remove.click();
  await openCamera(page, t);
}
async function openCamera(page, t) {
  await page
    .getByRole('button', { name: t('uploads.takePhoto') })
    .first()
    .click();
  await page.getByRole('dialog').locator('video').waitFor();
  await page.waitForFunction(() => document.querySelector('video')?.videoWidth > 0);
}
