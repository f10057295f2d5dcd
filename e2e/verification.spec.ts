import { createAccount, giveToken } from './support/accounts';
import { expectAccessible } from './support/axe';
import { ask, call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { photographByPhone } from './support/handover';
import { reloadHolding } from './support/heldAnswers';
import { WAITS } from './support/tags';
import {
  answerForCompany,
  answerQuestions,
  fieldOf,
  fileBox,
  goOn,
  isAt,
  paper,
  photo,
  sendFile,
  takeSelfies,
} from './support/verification';
import { sentIdentity, untilDecided } from './support/verifiedByCalls';

async function open(person: Person, path: string): Promise<string> {
  const { token } = await createAccount('kontor');
  await giveToken(person.page.context(), 'kontor', token);
  await person.visit(path);
  return token;
}

/** How far the way on is from the top of the page. */
async function placeOfGoingOn({ page }: Person): Promise<number> {
  return page.getByTestId('step-on').evaluate((button) => Math.round(button.getBoundingClientRect().top + window.scrollY));
}

const frontOf = async (token: string) => (await call('kontor', 'kycQuestionRecord', { level: 'IDENTITY' }, token)).answers.DOCUMENT?.front;

test('who is refused sends it again, with a phone as camera, and is verified; what was given outlives a reload, and nothing moves as it comes back', {
  tag: WAITS,
}, async ({ person, newPerson }) => {
  const { page, t } = person;
  const token = await open(person, '/verification/kyc');
  await answerQuestions(person, 'Refuse');
  await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved');
  // What is typed a moment before is there as well.
  await fieldOf(person, 'number').fill('C01X00T48');
  const letGo = await reloadHolding(page, /\/api\/upload\/(list|link|file)/);
  await expect(fieldOf(person, 'number')).toHaveValue('C01X00T48');
  await expect(fileBox(person, 'PASSPORT').getByRole('status', { name: t('ui.loading') })).toBeVisible();
  const before = await placeOfGoingOn(person);
  letGo();
  // The last that comes: what is seen on the photo.
  await expect(page.getByText(t('uploads.checks.sharp.good'), { exact: true })).toBeVisible();
  expect(await placeOfGoingOn(person)).toBe(before);
  await goOn(person);
  await isAt(person, 'SELFIE');
  await takeSelfies(person);

  await page.getByTestId('start-again').click();
  await expect(page.getByText(t('verification.reasons.DOCUMENT_UNREADABLE'))).toBeVisible();
  await page.getByTestId('start').click();
  for (const step of ['COUNTRY', 'DETAILS', 'DOCUMENT']) {
    await isAt(person, step);
    if (step === 'DOCUMENT') {
      const front = await frontOf(token);
      await photographByPhone(person, await newPerson());
      expect(await frontOf(token)).not.toBe(front);
    }
    await goOn(person);
  }
  await isAt(person, 'SELFIE');
  await takeSelfies(person);
  await expect(page.getByTestId('verified')).toBeVisible();
  expect(await call('kontor', 'verificationState', {}, token)).toMatchObject({ level: 2, isVerified: true });
});

test('a company is asked for a better paper, hears at once of one that is none, and is verified', async ({ person }) => {
  const { page, t, refusal } = person;
  const token = await open(person, '/verification/kyb');
  await answerForCompany(person, 'More Coffee GmbH');
  await page.getByRole('checkbox').check();
  await page.getByTestId('send-company').click();
  await expect(page.getByText(t('verification.requests.REGISTER_EXTRACT')).first()).toBeVisible();
  const renamed = { ...(await photo('extract.pdf')), buffer: Buffer.from('<html>not a paper</html>') };
  await page.getByTestId('file-SUPPLEMENT').setInputFiles(renamed);
  await expect(fileBox(person, 'SUPPLEMENT').getByText(refusal('upload.kind'))).toBeVisible();
  await sendFile(person, 'SUPPLEMENT', await paper('extract-new.pdf'));
  await page.getByTestId('send-supplement').click();
  await expect(page.getByTestId('verified')).toBeVisible();
  expect(await call('kontor', 'verificationState', {}, token)).toMatchObject({ business: { status: 'VERIFIED' }, isVerified: true });
});

/** Somebody whose identity was decided on before they came. */
async function decidedOn(person: Person, familyName: string, path: string): Promise<string> {
  const { token } = await createAccount('kontor');
  await sentIdentity(token, familyName);
  await untilDecided(token, 'IDENTITY');
  await giveToken(person.page.context(), 'kontor', token);
  await person.visit(path);
  return token;
}

const levelAct = ({ page, t }: Person, act: string, kind: string) =>
  page.getByRole('link', { name: `${t(`verification.actions.${act}`)}: ${t(`verification.kinds.${kind}.name`)}` });

/** Days ago, as a date field takes it. */
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Where pieces of uploads begin, as the page sends them; the device loses its network once, under the second piece of a file. */
async function loseNetworkUnderPiece({ page }: Person): Promise<number[]> {
  const begins: number[] = [];
  let isLost = false;
  await page.route(/\/api\/upload\/part/, async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    begins.push(offset);
    if (offset > 0 && !isLost) {
      isLost = true;
      await page.context().setOffline(true);
    }
    await route.continue();
  });
  return begins;
}

test('address and source of funds: a line that breaks under a file goes on where it broke, with what was typed; what is unclear is asked', {
  tag: WAITS,
}, async ({ person }) => {
  const { page, t } = person;
  const field = (name: string) => fieldOf(person, name);
  const token = await decidedOn(person, 'Hoffmann', '/profile/verification');
  await levelAct(person, 'start', 'ADDRESS').click();
  await page.getByTestId('start').click();
  await isAt(person, 'PROOF');
  await field('proofKind').selectOption('UTILITY_BILL');
  await field('issuedOn').fill(dayAgo(400));
  await goOn(person);
  await expect(page.getByText(t('verification.problems.TOO_OLD'))).toBeVisible();

  const begins = await loseNetworkUnderPiece(person);
  person.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  const box = fileBox(person, 'ADDRESS_PROOF');
  await box.getByTestId('file-ADDRESS_PROOF').setInputFiles(await photo('bill.jpg', { width: 1600, height: 1000 }));
  await expect(box.getByText(t('uploads.stage.waiting'))).toBeVisible();
  await expect(page.getByText(t('shell.connection.offline'))).toBeVisible();
  await field('issuedOn').fill(dayAgo(20));
  await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'unsaved');
  await expectAccessible(page, { part: 'main' });
  await page.context().setOffline(false);
  await expect(box.getByText(t('uploads.kept'))).toBeVisible();
  const [first, second, ...rest] = begins;
  expect([first, rest]).toEqual([0, expect.arrayContaining([second])]);
  expect(rest).not.toContain(0);
  await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved');
  await page.reload();
  await expect(field('issuedOn')).toHaveValue(dayAgo(20));
  await goOn(person);
  await expect(page.getByTestId('verified')).toBeVisible();

  await page
    .getByTestId('verified')
    .getByRole('link', { name: t('verification.title') })
    .click();
  await levelAct(person, 'start', 'FUNDS').click();
  await page.getByTestId('start').click();
  await isAt(person, 'FUNDS');
  await field('occupation').selectOption('EMPLOYED');
  await field('income').selectOption('FROM_50K');
  await page.getByRole('radio', { name: t('verification.yes'), exact: true }).check();
  await goOn(person);
  await expect(page.getByText(t('verification.problems.REQUIRED'))).toBeVisible();
  await page.getByLabel(t('verification.sources.SALARY'), { exact: true }).check();
  await expectAccessible(page, { part: 'main' });
  await goOn(person);
  await isAt(person, 'PROOF');
  await field('proofKind').selectOption('PAYSLIP');
  await field('issuedOn').fill(dayAgo(20));
  await sendFile(person, 'FUNDS_PROOF', await paper('payslip.pdf'));
  await goOn(person);
  // Who holds a public office says where the money is from.
  await expect(page.getByText(t('verification.requests.EXPLANATION')).first()).toBeVisible();
  await field('explanation').fill('Member of the council of Hamburg since 2020.');
  await page.getByTestId('send-supplement').click();
  await expect(page.getByTestId('verified')).toBeVisible();
  expect(await call('kontor', 'verificationState', {}, token)).toMatchObject({ level: 4 });
});

test('who is refused for good is told why, and nothing asks them for it again', { tag: WAITS }, async ({ person }) => {
  const { page, t, refusal, visit } = person;
  const token = await decidedOn(person, 'Never', '/verification/kyc');
  const why = page.getByTestId('why');
  await expect(why).toContainText(t('verification.reasons.NOT_OFFERED'));
  await expect(why).toContainText(t('verification.refused.finalAlone'));
  await expect(page.getByTestId('start-again')).toHaveCount(0);
  await expectAccessible(page, { part: 'main' });
  // The level above stays shut to who knows its address.
  await visit('/verification/kyc?level=ADDRESS');
  await page.getByTestId('start').click();
  await expect(page.getByText(refusal('verification.level_closed'))).toBeVisible();

  await visit('/profile/verification');
  await expect(why).toContainText(t('verification.reasons.NOT_OFFERED'));
  await expect(page.getByRole('main').getByRole('link', { name: t('verification.kinds.IDENTITY.name') })).toHaveCount(0);
  await expect(levelAct(person, 'start', 'ADDRESS')).toHaveCount(0);
  // Nor as a company.
  await expect(page.getByText(t('verification.refused.person'))).toBeVisible();
  await expect(levelAct(person, 'start', 'BUSINESS')).toHaveCount(0);
  await visit('/profile/todos');
  await expect(page.getByText(t('profile.todos.kinds.AUTHENTICATOR.title'))).toBeVisible();
  await expect(page.getByText(t('profile.todos.kinds.IDENTITY.title'))).toHaveCount(0);
  expect(await ask('kontor', 'kycInit', { level: 'IDENTITY' }, token)).toMatchObject({ msg: 'verification.final' });
  expect(await call('kontor', 'userInfo', {}, token)).toMatchObject({ authStatus: 0 });
});
