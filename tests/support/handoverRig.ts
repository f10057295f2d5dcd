import { codes } from '@/contract/codes';
import type { EndpointName } from '@/contract/endpoints';
import type { Handover, HandoverAsked, HandoverBegun } from '@/contract/handover';
import { ask } from './authorisation/ask';
import type { People, Person } from './authorisation/people';
import { dataOf } from './authorisation/probe';
import { HandoverPhone } from './handoverPhone';
import { sha256 } from './sampleFiles';

export const OVER = codes.handoverOver.code;
const DETAILS = {
  familyName: 'Refuse',
  givenNames: 'Jana',
  dateOfBirth: '1987-05-09',
  nationality: 'DE',
  street: 'Am Kai 4',
  city: 'Hamburg',
};
export const CARD = { documentKind: 'ID_CARD', issuer: 'DE', number: 'C01X00T47', expiresOn: '2089-05-09' };

export interface SelfieTry {
  version: number;
  challengeId: string;
  gestures: string[];
}

/** A file nobody has. */
export const madeUp = (seed: string) => ({ size: 5_000_000, sha256: sha256(Buffer.from(seed)) });
export const beginAt = (phone: HandoverPhone, slot: string, seed: string) => phone.call('handoverUploadBegin', { slot, ...madeUp(seed) });

/** Persons at the step of the document, and phones that open their links. `peopleOf` once they are gathered. */
export function handoverRig(peopleOf: () => People) {
  /** Of every link and phone: none of it is kept as it is. */
  const secrets: string[] = [];
  const call = <Data = unknown>({ token }: Person, name: EndpointName, params: object = {}) =>
    dataOf<Data>(ask(peopleOf().exchange, name, { ...params }, token));
  const follow = (person: Person) => call<NonNullable<Handover>>(person, 'handover');
  const answer = async (person: Person, answers: object) => {
    const { version } = await call<{ version: number }>(person, 'kycQuestionRecord', { level: 'IDENTITY' });
    return call<{ version: number }>(person, 'kycQuestionSubmit', { level: 'IDENTITY', version, mode: 'DRAFT', answers });
  };
  const begin = async (person: Person, step = 'DOCUMENT') => {
    const begun = await call<HandoverBegun>(person, 'handoverBegin', { step });
    secrets.push(begun.link);
    return begun;
  };
  const phoneAt = (host?: string) => {
    const phone = new HandoverPhone(peopleOf().exchange, host);
    secrets.push(phone.secret);
    return phone;
  };
  const confirm = async (person: Person, number: string) =>
    call<NonNullable<Handover>>(person, 'handoverConfirm', { handoverId: (await follow(person)).handoverId, number });
  /** Lets the phone in by its number. */
  const joined = (person: Person, phone: HandoverPhone, link: string): Promise<HandoverAsked> =>
    phone.join(link, (number) => confirm(person, number));
  return {
    secrets,
    call,
    follow,
    answer,
    begin,
    phoneAt,
    confirm,
    joined,
    /** At the step of the document, with a card chosen. */
    starter: async (document: object = CARD): Promise<Person> => {
      const person = peopleOf().spare();
      await call(person, 'kycInit', { level: 'IDENTITY' });
      await answer(person, { COUNTRY: { country: 'DE' }, DETAILS, DOCUMENT: document });
      return person;
    },
    connected: async (person: Person, step?: string): Promise<HandoverPhone> => {
      const phone = phoneAt();
      await joined(person, phone, (await begin(person, step)).link);
      return phone;
    },
    sent: async (person: Person, front: string, back: string): Promise<SelfieTry> => {
      await answer(person, { DOCUMENT: { ...CARD, front, back } });
      const { version } = await call<{ version: number }>(person, 'kycQuestionRecord', { level: 'IDENTITY' });
      return call<SelfieTry>(person, 'kycIdentityInit', { version });
    },
    idOf: async (person: Person, slot: string) => (await follow(person)).files.find((file) => file.slot === slot)?.upload.uploadId ?? '',
  };
}
