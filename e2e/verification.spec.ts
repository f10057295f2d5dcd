import { createAccount, giveToken } from './support/accounts';
import { call } from './support/exchangeApi';
import { expect, type Person, test } from './support/fixtures';
import { reloadHolding } from './support/heldAnswers';
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

test('who is refused sends it again and is verified; what was given outlives a reload, and nothing moves as it comes back', async ({
  person,
}) => {
  const { page, t } = person;
  const token = await open(person, '/verification/kyc');
  await answerQuestions(person, 'Refuse');
  await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved');
  const letGo = await reloadHolding(page, /\/api\/upload\/(list|link|file)/);
  await expect(fieldOf(person, 'number')).toHaveValue('C01X00T47');
  await expect(fileBox(person, 'PASSPORT').getByRole('status', { name: t('ui.loading') })).toBeVisible();
  const before = await placeOfGoingOn(person);
  letGo();
  // The last that comes: what is seen on the photo.
  await expect(page.getByText(t('uploads.checks.sharp.good'))).toBeVisible();
  expect(await placeOfGoingOn(person)).toBe(before);
  await goOn(person);
  await isAt(person, 'SELFIE');
  await takeSelfies(person);

  await page.getByTestId('start-again').click();
  await expect(page.getByText(t('verification.reasons.DOCUMENT_UNREADABLE'))).toBeVisible();
  await page.getByTestId('start').click();
  for (const step of ['COUNTRY', 'DETAILS', 'DOCUMENT']) {
    await isAt(person, step);
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
