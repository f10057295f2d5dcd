import { codes } from '@/contract/codes';
import type { EndpointName } from '@/contract/endpoints';
import { newToken } from '@/exchange/app/tokens';
import type { Answer } from '../fuzzedExchange';
import { ask } from './ask';
import { uploaded } from './moneyProbes';
import type { People, Person } from './people';
import { dataOf, type MakeProbe } from './probe';

/** That the file is none of the caller's. */
const NO_FILE = new RegExp(`^(${codes.uploadUnknown.key}|${codes.verificationUploadUnknown.key})|\\|\\|FILE$`);

interface Asked {
  version: number;
  challengeId: string;
  gestures: string[];
  requests: { requestId: string }[];
}
type Files = Record<string, string>;

/** Who is asked for more, once: the practice brand's rules say so by the name. */
const DETAILS = {
  familyName: 'More',
  givenNames: 'Jana',
  dateOfBirth: '1987-05-09',
  nationality: 'DE',
  street: 'Am Kai 4',
  city: 'Hamburg',
};
const COMPANY = { name: 'More Ltd', country: 'GB', registrationNumber: '1', incorporatedOn: '2015-03-01', business: 'Coffee' };
const OWNERS = { owners: [{ id: 'a', parentId: null, kind: 'PERSON', name: 'Jana More', country: 'DE', share: '100' }] };
const PEOPLE = {
  signatories: [{ id: 's', givenNames: 'Jana', familyName: 'More', dateOfBirth: '1987-05-09', nationality: 'DE', role: 'DIRECTOR' }],
  births: { a: '1987-05-09' },
};

/** Files of a user, each sent when it is needed first. */
function filesOf(people: People): (person: Person, name: string) => Promise<string> {
  const sent = new Map<string, Promise<string>>();
  return (person, name) => {
    const key = `${person.userId} ${name}`;
    const upload = sent.get(key) ?? uploaded(people, person, name.replace(/\d$/, ''));
    sent.set(key, upload);
    return upload;
  };
}

export interface Verifying {
  file(person: Person, name: string): Promise<string>;
  /** A second user who is verified. */
  other: Person;
}
const made = new WeakMap<People, Verifying>();
function verifyingOf(people: People): Verifying {
  const known = made.get(people) ?? { file: filesOf(people), other: people.spare() };
  made.set(people, known);
  return known;
}

type Level = 'IDENTITY' | 'ADDRESS';
const call = ({ exchange }: People, name: EndpointName, params: object, { token }: Person) => ask(exchange, name, { ...params }, token);

async function versionOf(people: People, person: Person, level: Level): Promise<number> {
  await dataOf(call(people, 'kycInit', { level }, person));
  return (await dataOf<Asked>(call(people, 'kycQuestionRecord', { level }, person))).version;
}

/** Photos of now, one after the other: each user sends one file at a time. */
async function selfies(people: People, person: Person, { gestures }: Asked): Promise<string[]> {
  const photos: string[] = [];
  for (const _gesture of gestures) photos.push(await uploaded(people, person, 'SELFIE'));
  return photos;
}

/** Answers, then gestures, then photos; `instead` of what the user has. */
async function sendIdentity(people: People, person: Person, instead: Files = {}): Promise<Answer> {
  const { file } = verifyingOf(people);
  const front = instead.front ?? (await file(person, 'ID_FRONT'));
  const back = instead.back ?? (await file(person, 'ID_BACK'));
  const DOCUMENT = { documentKind: 'ID_CARD', issuer: 'DE', number: 'C01X00T47', expiresOn: '2089-05-09', front, back };
  const answers = { COUNTRY: { country: 'DE' }, DETAILS, DOCUMENT };
  const version = await versionOf(people, person, 'IDENTITY');
  const saved = await call(people, 'kycQuestionSubmit', { level: 'IDENTITY', version, mode: 'STEP', answers }, person);
  if (saved.envelope?.code !== '0') return saved;
  const asked = await dataOf<Asked>(call(people, 'kycIdentityInit', { version: (saved.envelope.data as Asked).version }, person));
  const photos = await selfies(people, person, asked);
  if (instead.photo) photos[1] = instead.photo;
  const challengeId = instead.challengeId ?? asked.challengeId;
  return call(people, 'kycIdentityFinish', { version: asked.version, challengeId, photos }, person);
}

async function sendCompany(people: People, person: Person, instead: Files = {}): Promise<Answer> {
  const { file } = verifyingOf(people);
  const names = ['registerExtract', 'articles', 'shareholders', 'addressProof'] as const;
  const own = await Promise.all(names.map(async (name, index) => [name, instead[name] ?? (await file(person, `COMPANY${index}`))]));
  const { street, city } = DETAILS;
  const answers = { COMPANY: { ...COMPANY, street, city }, FILES: Object.fromEntries(own), OWNERS, PEOPLE };
  const { version } = await dataOf<Asked>(call(people, 'kybInit', {}, person));
  const saved = await call(people, 'kybQuestionSubmit', { version, mode: 'STEP', answers }, person);
  if (saved.envelope?.code !== '0') return saved;
  return call(people, 'kybIdentityFinish', { version: (saved.envelope.data as Asked).version, isDeclared: true }, person);
}

/** Waits until nobody reviews anything of theirs: rules look each second and decide after a few. */
async function quiet(people: People, persons: readonly Person[]): Promise<void> {
  const isBusy = async (person: Person) => {
    const human = await dataOf<{ status: string }>(call(people, 'kycQuestionRecord', { level: 'IDENTITY' }, person));
    const firm = await dataOf<{ status: string }>(call(people, 'kybQuestionRecord', {}, person));
    return [human, firm].some(({ status }) => status === 'IN_REVIEW');
  };
  for (const person of persons) {
    for (let looks = 0; await isBusy(person); looks += 1) {
      if (looks > 500) throw new Error('nobody reviews');
      people.pass(1_000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** A file of the other's: that it is one, the other sees. */
const byFile =
  (type: string, send: (people: People, id: string) => Promise<Answer>): MakeProbe =>
  async (people) => {
    const { file, other } = verifyingOf(people);
    const theirs = await file(other, type);
    await quiet(people, [other]);
    return {
      by: (id) => send(people, String(id)),
      theirs,
      unknown: '999999999999',
      whose: other,
      own: () => call(people, 'uploadLink', { uploadId: theirs }, other),
      refusal: NO_FILE,
    };
  };

const KINDS = {
  kyc: { init: 'kycSupplementInit', save: 'kycSupplementSave', send: sendIdentity, about: { level: 'IDENTITY' } },
  kyb: { init: 'kybSupplementInit', save: 'kybSupplementSave', send: sendCompany, about: {} },
} as const;

async function requestsTo(people: People, kind: keyof typeof KINDS, person: Person): Promise<Asked> {
  await quiet(people, [person]);
  return dataOf<Asked>(call(people, KINDS[kind].init, KINDS[kind].about, person));
}

async function supply(people: People, kind: keyof typeof KINDS, person: Person, { file, requestId }: Files): Promise<Answer> {
  const { version, requests } = await requestsTo(people, kind, person);
  const id = requestId ?? requests[0]?.requestId;
  return call(people, KINDS[kind].save, { ...KINDS[kind].about, version, answers: [{ requestId: id, file }] }, person);
}

/** Both are sent before the first of these. */
const byRequest =
  (kind: keyof typeof KINDS): MakeProbe =>
  async (people) => {
    const { file, other } = verifyingOf(people);
    for (const person of [people.stranger, other]) await dataOf(KINDS[kind].send(people, person));
    const [mine, theirs] = [await file(people.stranger, 'SUPPLEMENT'), await file(other, 'SUPPLEMENT')];
    const { requests } = await requestsTo(people, kind, other);
    return {
      by: (requestId) => supply(people, kind, people.stranger, { file: mine, requestId: String(requestId) }),
      theirs: requests[0]?.requestId,
      unknown: 'nobodys',
      whose: other,
      own: () => supply(people, kind, other, { file: theirs }),
    };
  };

async function sendAddress(people: People, id: string): Promise<Answer> {
  const { stranger } = people;
  const version = await versionOf(people, stranger, 'ADDRESS');
  const issuedOn = new Date(people.now() - 9e8).toISOString().slice(0, 10);
  const answers = { PROOF: { proofKind: 'UTILITY_BILL', issuedOn, file: id } };
  return call(people, 'kycQuestionSubmit', { level: 'ADDRESS', version, mode: 'SEND', answers }, stranger);
}

const company = (name: string): MakeProbe => byFile('COMPANY', (people, id) => sendCompany(people, people.stranger, { [name]: id }));

/** Of another account a draft is taken no more than of nobody's. */
const byAccount =
  (init: 'kycInit' | 'kybInit', submit: 'kycQuestionSubmit' | 'kybQuestionSubmit', about: object): MakeProbe =>
  async (people) => {
    const whose = people.spare();
    const { version } = await dataOf<Asked>(call(people, init, about, whose));
    const save = (userId: unknown, person: Person) =>
      call(people, submit, { ...about, userId, version, mode: 'DRAFT', answers: {} }, person);
    return {
      by: (userId) => save(userId, people.stranger),
      theirs: whose.userId,
      unknown: '999999999999',
      whose,
      own: () => save(whose.userId, whose),
    };
  };

/** The number is right: it is the handover that is not theirs. */
const byHandover: MakeProbe = async (people) => {
  const whose = people.spare();
  const { version } = await dataOf<Asked>(call(people, 'kycInit', { level: 'IDENTITY' }, whose));
  const answers = { DOCUMENT: { documentKind: 'PASSPORT', issuer: 'DE' } };
  await dataOf(call(people, 'kycQuestionSubmit', { level: 'IDENTITY', version, mode: 'DRAFT', answers }, whose));
  const begun = await dataOf<{ handoverId: string; link: string }>(call(people, 'handoverBegin', { step: 'DOCUMENT' }, whose));
  const { number } = await dataOf<{ number: string }>(ask(people.exchange, 'handoverOpen', { link: begun.link, phone: newToken() }));
  const confirm = (handoverId: unknown, person: Person) => call(people, 'handoverConfirm', { handoverId, number }, person);
  return {
    by: (id) => confirm(id, people.stranger),
    theirs: begun.handoverId,
    unknown: '999999999999',
    whose,
    own: () => confirm(begun.handoverId, whose),
  };
};

/** In this order: the stranger is refused, then sends what is theirs, and is asked for more. */
export const verifyingProbes: Readonly<Record<string, MakeProbe>> = {
  'kycQuestionSubmit.userId': byAccount('kycInit', 'kycQuestionSubmit', { level: 'IDENTITY' }),
  'kybQuestionSubmit.userId': byAccount('kybInit', 'kybQuestionSubmit', {}),
  'handoverConfirm.handoverId': byHandover,
  'kycQuestionSubmit.answers.DOCUMENT.front': byFile('ID_FRONT', (people, front) => sendIdentity(people, people.stranger, { front })),
  'kycQuestionSubmit.answers.DOCUMENT.back': byFile('ID_BACK', (people, back) => sendIdentity(people, people.stranger, { back })),
  'kycIdentityFinish.photos[]': byFile('SELFIE', (people, photo) => sendIdentity(people, people.stranger, { photo })),
  'kycIdentityFinish.challengeId': async (people) => {
    const whose = people.spare();
    // Asked for gestures by a try that is refused.
    await sendIdentity(people, whose, { photo: '999999999999' });
    const { version } = await dataOf<Asked>(call(people, 'kycQuestionRecord', { level: 'IDENTITY' }, whose));
    const asked = await dataOf<Asked>(call(people, 'kycIdentityInit', { version }, whose));
    const { challengeId, version: now } = asked;
    const photos = await selfies(people, whose, asked);
    return {
      by: (id) => sendIdentity(people, people.stranger, { challengeId: String(id) }),
      theirs: challengeId,
      unknown: '00000000-0000-0000-0000-000000000000',
      whose,
      own: () => call(people, 'kycIdentityFinish', { version: now, challengeId, photos }, whose),
    };
  },
  'kycSupplementSave.answers[].requestId': byRequest('kyc'),
  'kycSupplementSave.answers[].file': byFile('SUPPLEMENT', (people, file) => supply(people, 'kyc', people.stranger, { file })),
  'kycQuestionSubmit.answers.PROOF.file': async (people) => {
    const file = await verifyingOf(people).file(people.stranger, 'SUPPLEMENT');
    await dataOf(supply(people, 'kyc', people.stranger, { file }));
    await quiet(people, [people.stranger]);
    return byFile('ADDRESS_PROOF', sendAddress)(people);
  },
  'kybQuestionSubmit.answers.FILES.registerExtract': company('registerExtract'),
  'kybQuestionSubmit.answers.FILES.articles': company('articles'),
  'kybQuestionSubmit.answers.FILES.shareholders': company('shareholders'),
  'kybQuestionSubmit.answers.FILES.addressProof': company('addressProof'),
  'kybSupplementSave.answers[].requestId': byRequest('kyb'),
  'kybSupplementSave.answers[].file': byFile('SUPPLEMENT', (people, file) => supply(people, 'kyb', people.stranger, { file })),
};
