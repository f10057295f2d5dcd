import { codes } from '@/contract/codes';
import type { HandoverOpened } from '@/contract/handover';
import { MOST_MISSES } from '@/domain/verification/handover';
import { ask, codeOf } from '../support/authorisation/ask';
import { gatherPeople, type People, type Person } from '../support/authorisation/people';
import { dataOf } from '../support/authorisation/probe';
import { handoverRig, OVER } from '../support/handoverRig';
import { signInAgain } from '../support/signInAgain';
import { kindsOfRules } from '../support/testDatabase';

// At which computer a number is typed, and what counts against its owner.

describe.each(kindsOfRules)('the number of a handover (%s)', (kind) => {
  let people: People;
  const { follow, begin, phoneAt, starter } = handoverRig(() => people);
  beforeAll(async () => {
    people = await gatherPeople(0, 4, kind);
  });
  afterAll(() => people.exchange.stop());

  const opened = async (person: Person) => {
    const { link, handoverId } = await begin(person);
    const { number } = await dataOf<HandoverOpened>(phoneAt().open(link));
    return { handoverId, number: number ?? '' };
  };
  const type = ({ token }: Person, { handoverId, number }: { handoverId: string; number: string }) =>
    ask(people.exchange, 'handoverConfirm', { handoverId, number }, token);

  it('is taken from the session that began it, from no other of the same owner', async () => {
    const person = await starter();
    const match = await opened(person);
    const elsewhere = { ...person, token: await signInAgain(people, person) };
    expect(await follow(elsewhere)).toMatchObject({ handoverId: match.handoverId, status: 'MATCHING' });
    expect(codeOf(await type(elsewhere, match))).toBe(OVER);
    // Nor does a wrong one from there end it.
    expect(codeOf(await type(elsewhere, { ...match, number: match.number === '99' ? '10' : '99' }))).toBe(OVER);
    expect(await follow(person)).toMatchObject({ status: 'MATCHING' });
    expect(codeOf(await type(person, match))).toBe('0');
    expect(await follow(elsewhere)).toMatchObject({ status: 'CONNECTED' });
  });

  it('counts as a miss only when it is wrong', async () => {
    const person = await starter();
    for (let times = 0; times <= MOST_MISSES; times += 1) expect(codeOf(await type(person, await opened(person)))).toBe('0');
    expect(codeOf(await ask(people.exchange, 'handoverBegin', { step: 'DOCUMENT' }, person.token))).not.toBe(codes.handoverMisses.code);
  });
});
