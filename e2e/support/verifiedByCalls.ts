import type { CallData } from '@/contract/calls';
import { codes } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import { HEADER_TOKEN } from '@/contract/headers';
import type { Owner } from '@/domain/verification/answers';
import { COMPANY_DOCUMENTS } from '@/domain/verification/dictionary';
import { call } from './exchangeApi';
import { expect } from './fixtures';
import { exchangeUrl, hostOf } from './places';
import { paper, photo } from './verification';

// Verifications as they stand after what somebody has done in the browser, without one.

const BRAND = 'kontor';

type Sent = Awaited<ReturnType<typeof photo>>;

/** A file as the upload call of the specification takes it. */
async function upload(
  token: string,
  type: string,
  { name, mimeType, buffer }: Sent,
): Promise<{ code: string; msg: string; data: CallData<'upload'> }> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ action: 'kyx', needFileUrl: 'true', type })) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const { method, path } = endpoints.upload;
  const headers = { 'x-forwarded-host': hostOf(BRAND), [HEADER_TOKEN]: token };
  const answer = await fetch(`${exchangeUrl}${path}`, { method, headers, body: form });
  return (await answer.json()) as Awaited<ReturnType<typeof upload>>;
}

/** Its id once it is kept. The exchange looks at a few files at a time, and says when another has to wait. */
async function keep(token: string, type: string, file: Sent): Promise<string> {
  let answer = await upload(token, type, file);
  const look = async () => {
    if (answer.code === codes.uploadBusy.code) answer = await upload(token, type, file);
    return answer.code;
  };
  await expect.poll(look, { message: `${file.name} is kept` }).not.toBe(codes.uploadBusy.code);
  if (answer.code !== '0') throw new Error(`upload answered ${answer.code} ${answer.msg}`);
  return answer.data.uploadId;
}

/** Every question of a person is answered; the selfie is what comes next. */
export async function answeredIdentity(token: string, familyName: string): Promise<void> {
  const { version } = await call(BRAND, 'kycInit', { level: 'IDENTITY' }, token);
  const front = await keep(token, 'PASSPORT', await photo('passport.jpg'));
  const answers = {
    COUNTRY: { country: 'DE' },
    DETAILS: {
      givenNames: 'Jana',
      familyName,
      dateOfBirth: '1987-05-09',
      nationality: 'DE',
      street: 'Am Kai 4',
      city: 'Hamburg',
      postalCode: '20457',
    },
    DOCUMENT: { documentKind: 'PASSPORT', issuer: 'DE', number: 'C01X00T47', expiresOn: '2089-05-09', front },
  };
  await call(BRAND, 'kycQuestionSubmit', { level: 'IDENTITY', version, mode: 'STEP', answers }, token);
}

/** Sent for review, which the rules of the practice end seconds later, by the name. */
export async function sentIdentity(token: string, familyName: string): Promise<void> {
  await answeredIdentity(token, familyName);
  const before = await call(BRAND, 'kycQuestionRecord', { level: 'IDENTITY' }, token);
  const { version, challengeId, gestures } = await call(BRAND, 'kycIdentityInit', { version: before.version }, token);
  const photos: string[] = [];
  for (const gesture of gestures) photos.push(await keep(token, 'SELFIE', await photo(`${gesture}.jpg`)));
  await call(BRAND, 'kycIdentityFinish', { version, challengeId, photos }, token);
}

/** Who holds the company: two people, one of them by a company that a third shares. */
const OWNERS: readonly Owner[] = [
  { id: 'holding', parentId: null, kind: 'COMPANY', name: 'Speicher Holding B.V.', country: 'NL', share: '60', registrationNumber: '7142' },
  { id: 'jana', parentId: 'holding', kind: 'PERSON', name: 'Jana Hoffmann', country: 'DE', share: '70' },
  { id: 'piet', parentId: 'holding', kind: 'PERSON', name: 'Piet van der Meulen', country: 'NL', share: '30' },
  { id: 'amira', parentId: null, kind: 'PERSON', name: 'Amira Haddad', country: 'FR', share: '40' },
];

/** Every question of a company is answered; declaring it is what comes next. */
export async function answeredCompany(token: string, name: string): Promise<void> {
  const { version } = await call(BRAND, 'kybInit', {}, token);
  const files: Record<string, string> = {};
  for (const kind of COMPANY_DOCUMENTS) files[kind] = await keep(token, 'COMPANY', await paper(`${kind}.pdf`));
  const answers = {
    COMPANY: {
      name,
      country: 'DE',
      registrationNumber: 'HRB 118402',
      incorporatedOn: '2015-03-01',
      street: 'Am Kai 4',
      city: 'Hamburg',
      business: 'Trades coffee',
    },
    FILES: files,
    OWNERS: { owners: [...OWNERS] },
    PEOPLE: {
      signatories: [
        { id: 'jana', givenNames: 'Jana', familyName: 'Hoffmann', dateOfBirth: '1987-05-09', nationality: 'DE', role: 'DIRECTOR' },
      ],
      births: { jana: '1987-05-09', amira: '1979-11-30' },
    },
  };
  await call(BRAND, 'kybQuestionSubmit', { version, mode: 'STEP', answers }, token);
}

export async function sentCompany(token: string, name: string): Promise<void> {
  await answeredCompany(token, name);
  const { version } = await call(BRAND, 'kybQuestionRecord', {}, token);
  await call(BRAND, 'kybIdentityFinish', { version, isDeclared: true }, token);
}

/** Waits for what the rules of the practice come to. */
export async function untilDecided(token: string, kind: 'IDENTITY' | 'BUSINESS'): Promise<void> {
  const record = () =>
    kind === 'BUSINESS' ? call(BRAND, 'kybQuestionRecord', {}, token) : call(BRAND, 'kycQuestionRecord', { level: 'IDENTITY' }, token);
  await expect.poll(async () => (await record()).status, { message: 'a decision' }).not.toBe('IN_REVIEW');
}
