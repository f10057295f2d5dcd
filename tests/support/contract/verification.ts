import { setTimeout as sleep } from 'node:timers/promises';
import { picture } from '../sampleFiles';
import type { CheckedCall, Step } from './step';
import type { ContractTarget } from './target';

/** Reviews take a few seconds. */
async function reviewed(call: CheckedCall, target: ContractTarget) {
  for (let looks = 0; looks < 60; looks += 1) {
    const record = await call('kycQuestionRecord', { level: 'IDENTITY' });
    if (record.status !== 'IN_REVIEW') return record;
    await target.waitUntil(Date.now() + 3_000);
    await sleep(250);
  }
  throw new Error('nobody reviews');
}

const person = {
  givenNames: 'Jana',
  familyName: 'More',
  dateOfBirth: '1987-05-09',
  nationality: 'DE',
  street: 'Am Kai 4',
  city: 'Hamburg',
};

async function verifyPerson(call: CheckedCall, target: ContractTarget): Promise<void> {
  const { countries } = await call('kycDict', {});
  expect(countries.find(({ iso2 }) => iso2 === 'DE')?.documentKinds).toContain('PASSPORT');
  const file = async (type: 'PASSPORT' | 'SELFIE' | 'SUPPLEMENT') =>
    (await call('upload', { action: 'kyx', needFileUrl: true, type }, await picture('png'))).uploadId;
  const front = await file('PASSPORT');
  const { version } = await call('kycInit', { level: 'IDENTITY' });
  const DOCUMENT = { documentKind: 'PASSPORT', issuer: 'DE', number: 'C01X00T47', expiresOn: '2089-05-09', front };
  const answers = { COUNTRY: { country: 'DE' }, DETAILS: person, DOCUMENT };
  const saved = await call('kycQuestionSubmit', { level: 'IDENTITY', version, mode: 'STEP', answers });
  const asked = await call('kycIdentityInit', { version: saved.version });
  const photos = await Promise.all(asked.gestures.map(() => file('SELFIE')));
  await call('kycIdentityFinish', { version: asked.version, challengeId: asked.challengeId, photos });
  expect((await reviewed(call, target)).status).toBe('MORE_NEEDED');
  const { version: now, requests } = await call('kycSupplementInit', { level: 'IDENTITY' });
  const again = await file('SUPPLEMENT');
  const came = requests.map(({ requestId }) => ({ requestId, file: again }));
  await call('kycSupplementSave', { level: 'IDENTITY', version: now, answers: came });
  expect((await reviewed(call, target)).status).toBe('VERIFIED');
  expect(await call('verificationState', {})).toMatchObject({ level: 2, isVerified: true });
  expect((await call('userInfo', {})).authStatus).toBe(1);
}

async function verifyCompany(call: CheckedCall, target: ContractTarget): Promise<void> {
  await call('kybDict', {});
  const file = async (type: 'COMPANY' | 'SUPPLEMENT' = 'COMPANY') =>
    (await call('upload', { action: 'kyx', needFileUrl: true, type }, await picture('png'))).uploadId;
  const [registerExtract, articles, shareholders, addressProof] = [await file(), await file(), await file(), await file()];
  const FILES = { registerExtract, articles, shareholders, addressProof };
  const { version } = await call('kybInit', {});
  const { street, city, dateOfBirth } = person;
  const company = { name: 'More Ltd', country: 'GB', registrationNumber: '118402', incorporatedOn: '2015-03-01', business: 'Coffee' };
  const owner = { id: 'a', parentId: null, kind: 'PERSON' as const, name: 'Jana More', country: 'DE', share: '100' };
  const signatory = { id: 's', givenNames: 'Jana', familyName: 'More', dateOfBirth, nationality: 'DE', role: 'DIRECTOR' };
  const answers = {
    COMPANY: { ...company, street, city },
    FILES,
    OWNERS: { owners: [owner] },
    PEOPLE: { signatories: [signatory], births: { a: dateOfBirth } },
  };
  const saved = await call('kybQuestionSubmit', { version, mode: 'STEP', answers });
  expect((await call('kybIdentityInit', { version: saved.version })).people).toHaveLength(1);
  await call('kybIdentityFinish', { version: saved.version, isDeclared: true });
  const status = async () => (await call('kybQuestionRecord', {})).status;
  for (let looks = 0; looks < 60 && (await status()) === 'IN_REVIEW'; looks += 1) {
    await target.waitUntil(Date.now() + 3_000);
    await sleep(250);
  }
  const { version: now, requests } = await call('kybSupplementInit', {});
  const extract = await file('SUPPLEMENT');
  const came = requests.map(({ requestId }) => ({ requestId, file: extract }));
  await call('kybSupplementSave', { version: now, answers: came });
}

export const verifyingPerson: Step = {
  title: 'verifying oneself',
  calls: [
    'verificationState',
    'kycDict',
    'kycQuestionRecord',
    'kycInit',
    'kycQuestionSubmit',
    'kycIdentityInit',
    'kycIdentityFinish',
    'kycSupplementInit',
    'kycSupplementSave',
  ],
  run: verifyPerson,
};

export const verifyingCompany: Step = {
  title: 'verifying a company',
  calls: [
    'kybDict',
    'kybQuestionRecord',
    'kybInit',
    'kybQuestionSubmit',
    'kybIdentityInit',
    'kybIdentityFinish',
    'kybSupplementInit',
    'kybSupplementSave',
  ],
  run: verifyCompany,
};
