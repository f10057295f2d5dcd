import { codes } from '@/contract/codes';
import type { HandoverOpened } from '@/contract/handover';
import { MISSES_WITHIN_MS, MOST_MISSES } from '@/domain/verification/handover';
import { ask, codeOf } from '../support/authorisation/ask';
import { gatherPeople, type People, type Person } from '../support/authorisation/people';
import { dataOf } from '../support/authorisation/probe';
import { handoverRig, OVER } from '../support/handoverRig';
import { kindsOfRules } from '../support/testDatabase';

// What a wrong number costs: its link, whoever's clock is right, and a day without links where these are too many.

const HOUR_MS = 3_600_000;
const WRONG = codes.handoverNumberWrong.code;
const wrong = (number: string) => (number === '99' ? '10' : String(Number(number) + 1));

describe.each(kindsOfRules)('a wrong number (%s)', (kind) => {
  let people: People;
  const { call, follow, begin, phoneAt, starter } = handoverRig(() => people);
  beforeAll(async () => {
    people = await gatherPeople(0, 4, kind);
  });
  afterAll(async () => {
    const { errors } = people.exchange;
    await people.exchange.stop();
    expect(errors).toEqual([]);
  });

  const type = async (person: Person, handoverId: string, number: string) =>
    codeOf(await ask(people.exchange, 'handoverConfirm', { handoverId, number }, person.token));
  const mayBegin = async (person: Person) => codeOf(await ask(people.exchange, 'handoverBegin', { step: 'DOCUMENT' }, person.token));
  const opened = async (person: Person) => {
    const { link, handoverId } = await begin(person);
    const phone = phoneAt();
    const { number } = await dataOf<HandoverOpened>(phone.open(link));
    return { link, handoverId, phone, number: number ?? '' };
  };

  it('ends the link also for a process whose clock is behind', async () => {
    const person = await starter();
    const { link, handoverId, phone, number } = await opened(person);
    expect(await type(person, handoverId, wrong(number))).toBe(WRONG);
    people.pass(-10_000);
    expect(await follow(person)).toMatchObject({ status: 'OVER' });
    for (const guess of [wrong(number), number]) expect(await type(person, handoverId, guess)).toBe(OVER);
    for (const one of [phone, phoneAt()]) expect(codeOf(await one.open(link))).toBe(OVER);
    expect(codeOf(await phone.call('handoverAsked', {}))).toBe(OVER);
    // The phone is free for another link, and this one stays over.
    const next = await begin(await starter());
    expect(codeOf(await phone.open(next.link))).toBe('0');
    expect(codeOf(await phoneAt().open(link))).toBe(OVER);
    people.pass(10_000);
  });

  it('is one for each link, and no more than five a day, however many are typed at once', async () => {
    const person = await starter();
    for (let links = 0; links < MOST_MISSES; links += 1) {
      const { handoverId, number } = await opened(person);
      const guesses = Array.from({ length: 30 }, (_, at) => String(10 + at)).filter((guess) => guess !== number);
      const answers = await Promise.all(guesses.map((guess) => type(person, handoverId, guess)));
      expect(answers.filter((code) => code !== OVER)).toEqual([WRONG]);
    }
    expect(await mayBegin(person)).toBe(codes.handoverMisses.code);
  });

  // Last: it turns the clock.
  it('counts for a day from when it was typed', async () => {
    const person = await starter();
    const miss = async () => {
      const { handoverId, number } = await opened(person);
      expect(await type(person, handoverId, wrong(number))).toBe(WRONG);
    };
    /** A user is at the computer all the while: an idle session would end. */
    const wait = async (ms: number) => {
      for (let left = ms; left > 0; left -= HOUR_MS) {
        people.pass(Math.min(left, HOUR_MS));
        await call(person, 'sessionActive');
      }
    };
    for (let misses = 0; misses < MOST_MISSES; misses += 1) {
      if (misses > 0) await wait(HOUR_MS);
      await miss();
    }
    const ofFirst = (MOST_MISSES - 1) * HOUR_MS;
    await wait(MISSES_WITHIN_MS - ofFirst - 60_000);
    expect(await mayBegin(person)).toBe(codes.handoverMisses.code);
    await wait(60_000);
    // The first is a day old: there is one more, and no second.
    await miss();
    expect(await mayBegin(person)).toBe(codes.handoverMisses.code);
    await wait(HOUR_MS);
    expect(await mayBegin(person)).toBe('0');
  });
});
