import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { COMPANY_DOCUMENTS } from '@/domain/verification/dictionary';
import { expect, type Person } from './fixtures';

interface Sent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photograph of noise, as sharp as one gets. */
export async function photo(name: string, { width, height } = { width: 900, height: 600 }): Promise<Sent> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export async function paper(name: string): Promise<Sent> {
  const document = await PDFDocument.create();
  document.addPage([300, 400]);
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

export const goOn = ({ page }: Person) => page.getByTestId('step-on').click();
export const isAt = ({ page }: Person, step: string) => expect(page).toHaveURL(new RegExp(`step=${step}$`));
export const fieldOf = ({ page, t }: Person, name: string) => page.getByLabel(t(`verification.fields.${name}`), { exact: true });

/** The place of a file, the first of its type unless told otherwise. */
export const fileBox = ({ page }: Person, type: string, place = 0) =>
  page
    .getByRole('group')
    .filter({ has: page.getByTestId(`file-${type}`) })
    .nth(place);

export async function sendFile(person: Person, type: string, file: Sent, place = 0): Promise<void> {
  const box = fileBox(person, type, place);
  await box.getByTestId(`file-${type}`).setInputFiles(file);
  await expect(box.getByText(file.name)).toBeVisible();
  await expect(box.getByText(person.t('uploads.kept'))).toBeVisible();
}

/** From the first question to the page of the passport. */
export async function answerQuestions(person: Person, familyName: string): Promise<void> {
  const { page, t } = person;
  const field = (name: string) => fieldOf(person, name);
  await page.getByTestId('start').click();
  await field('country').selectOption('DE');
  await goOn(person);
  await isAt(person, 'DETAILS');
  await field('givenNames').fill('Jana');
  await field('familyName').fill(familyName);
  await field('dateOfBirth').fill('1987-05-09');
  await field('nationality').selectOption('DE');
  await field('street').fill('Am Kai 4');
  await field('city').fill('Hamburg');
  await goOn(person);
  await isAt(person, 'DOCUMENT');
  await field('issuer').selectOption('DE');
  await page.getByRole('radio', { name: t('verification.documents.PASSPORT') }).check();
  await field('number').fill('C01X00T47');
  await field('expiresOn').fill('2089-05-09');
  await sendFile(person, 'PASSPORT', await photo('passport.jpg'));
}

/** Photos with the gestures the exchange asks for; then everything is sent. */
export async function takeSelfies(person: Person): Promise<void> {
  const { page } = person;
  await page.getByTestId('begin-selfie').click();
  const asked = page.getByTestId('file-SELFIE');
  await expect(asked.first()).toBeAttached();
  for (let place = 0; place < (await asked.count()); place += 1)
    await sendFile(person, 'SELFIE', await photo(`selfie-${place}.jpg`), place);
  await page.getByTestId('send-identity').click();
}

/** A company that one person owns and signs for, from the first question to its declaration. */
export async function answerForCompany(person: Person, name: string): Promise<void> {
  const { page, t } = person;
  const field = (of: string) => fieldOf(person, of);
  await page.getByTestId('start').click();
  await field('name').fill(name);
  await field('companyCountry').selectOption('DE');
  await field('registrationNumber').fill('HRB 118402');
  await field('incorporatedOn').fill('2015-03-01');
  await field('street').fill('Am Kai 4');
  await field('city').fill('Hamburg');
  await field('businessText').fill('Trades coffee');
  await goOn(person);
  await isAt(person, 'FILES');
  for (let place = 0; place < COMPANY_DOCUMENTS.length; place += 1)
    await sendFile(person, 'COMPANY', await paper(`paper-${place}.pdf`), place);
  await goOn(person);
  await isAt(person, 'OWNERS');
  await page.getByTestId('add-owner').click();
  await page.getByLabel(t('verification.owners.name'), { exact: true }).fill('Jana Hoffmann');
  await page.getByRole('dialog').getByLabel(t('verification.owners.country'), { exact: true }).selectOption('DE');
  await page.getByLabel(t('verification.owners.shareOf', { name }), { exact: true }).fill('100');
  await page.getByTestId('save-owner').click();
  await goOn(person);
  await isAt(person, 'PEOPLE');
  await page.getByTestId('add-signatory').click();
  await field('givenNames').fill('Jana');
  await field('familyName').fill('Hoffmann');
  await field('dateOfBirth').fill('1987-05-09');
  await field('nationality').selectOption('DE');
  await field('role').selectOption('DIRECTOR');
  await page.getByLabel(t('verification.people.birthOf', { name: 'Jana Hoffmann' })).fill('1987-05-09');
  await goOn(person);
  await isAt(person, 'REVIEW');
}
