import { codes } from '@/contract/codes';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import type { HandoverAsked, HandoverOpened } from '@/contract/handover';
import { MATCH_VALID_MS, MOST_MISSES, PHONE_VALID_MS } from '@/domain/verification/handover';
import { ask, askSample, codeOf } from '../support/authorisation/ask';
import { gatherPeople, type People, type Person } from '../support/authorisation/people';
import { dataOf } from '../support/authorisation/probe';
import { handoverRig, OVER } from '../support/handoverRig';
import { kindsOfRules } from '../support/testDatabase';

// Which phone is let in: the one that came first, whose number was typed at the computer.

describe.each(kindsOfRules)('the phone of a handover (%s)', (kind) => {
  let people: People;
  const { call, follow, begin, phoneAt, confirm, starter, connected } = handoverRig(() => people);
  beforeAll(async () => {
    people = await gatherPeople(0, 20, kind);
  });
  afterAll(() => people.exchange.stop());

  it('is for the phone that comes first, however often that asks', async () => {
    const person = await starter();
    const { link } = await begin(person);
    const crowd = Array.from({ length: 4 }, () => phoneAt());
    const answers = await Promise.all(crowd.map(async (phone) => codeOf(await phone.open(link))));
    expect([...answers].sort()).toEqual(['0', OVER, OVER, OVER].sort());
    const first = crowd[answers.indexOf('0')];
    expect(codeOf((await first?.open(link)) as never)).toBe('0');
    for (const phone of crowd.filter((one) => one !== first)) {
      expect(codeOf(await phone.open(link))).toBe(OVER);
    }
    // Both answers of one phone that did not wait for the first.
    const impatient = phoneAt();
    const { link: next } = await begin(person);
    const twice = await Promise.all([impatient.open(next), impatient.open(next)]);
    expect(twice.map(codeOf)).toEqual(['0', '0']);
    const numbers = await Promise.all([1, 2].map(async () => (await dataOf<HandoverOpened>(impatient.open(next))).number));
    expect(new Set(numbers).size).toBe(1);
  });

  it('refuses a phone that is another handover’s as everything else, until that is over', async () => {
    const [first, second, third] = [await starter(), await starter(), await starter()];
    const phone = await connected(first);
    const { link } = await begin(second);
    expect((await phone.open(link)).envelope).toEqual({ code: OVER, msg: codes.handoverOver.key, data: null });
    expect(await follow(second)).toMatchObject({ status: 'WAITING' });
    expect(await follow(first)).toMatchObject({ status: 'CONNECTED' });
    expect(codeOf(await phone.call('handoverAsked', {}))).toBe('0');
    // What it was before ends in whatever way: its row stays behind, and does not stand in the way.
    await call(first, 'logout', { platform: 'PC' });
    expect(codeOf(await phone.open(link))).toBe('0');
    expect(await follow(second)).toMatchObject({ status: 'MATCHING' });
    // Two links at once are bound one after the other.
    const hasty = phoneAt();
    const [left, right] = [await begin(third), await begin(second)];
    const answers = await Promise.all([hasty.open(left.link), hasty.open(right.link)]);
    expect(answers.map(codeOf).sort()).toEqual(['0', OVER].sort());
  });

  const asked = (phone: ReturnType<typeof phoneAt>) => phone.call('handoverAsked', {});
  const opened = async () => {
    const person = await starter();
    const { link, handoverId } = await begin(person);
    const phone = phoneAt();
    const met = await dataOf<HandoverOpened>(phone.open(link));
    return { person, link, handoverId, phone, met, number: met.number ?? '' };
  };
  const wrong = (number: string) => (number === '99' ? '10' : String(Number(number) + 1));

  it('tells a phone nothing but its number until that is typed at the computer', async () => {
    const { person, link, handoverId, phone, met, number } = await opened();
    expect(Object.keys(met).sort()).toEqual(['expiresAt', 'number']);
    expect(number).toMatch(/^[1-9][0-9]$/);
    expect(met.expiresAt).toBeLessThanOrEqual(people.now() + MATCH_VALID_MS);
    expect(await follow(person)).toMatchObject({ status: 'MATCHING', device: { system: 'iOS' }, files: [] });
    expect(JSON.stringify(await follow(person))).not.toContain(`"${number}"`);
    const calls = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].auth === 'handover');
    for (const name of calls) {
      const headers = { host: 'kontor.localhost', 'exchange-handover': phone.secret };
      expect((await askSample(people.exchange, name, undefined, headers)).envelope).toEqual({
        code: OVER,
        msg: codes.handoverOver.key,
        data: null,
      });
    }
    expect(await confirm(person, number)).toMatchObject({ status: 'CONNECTED' });
    expect((await dataOf<HandoverOpened>(phone.open(link))).number).toBeNull();
    expect((await dataOf<HandoverAsked>(asked(phone))).expiresAt).toBeGreaterThan(people.now() + PHONE_VALID_MS - 60_000);
    // Typed once, it is done.
    expect(codeOf(await ask(people.exchange, 'handoverConfirm', { handoverId, number }, person.token))).toBe(OVER);
    const { records } = await call<{ records: { kind: string; result: string }[] }>(person, 'activity');
    expect(records.filter(({ kind: one }) => one === 'PHONE_CONNECT').map(({ result }) => result)).toEqual(['PASSED']);
  });

  it('ends by a wrong number, which is counted, and by too many of them for a day', async () => {
    const { person, link, phone, handoverId, number } = await opened();
    const type = (id: string, typed: string) => ask(people.exchange, 'handoverConfirm', { handoverId: id, number: typed }, person.token);
    expect(codeOf(await type(handoverId, wrong(number)))).toBe(codes.handoverNumberWrong.code);
    expect(await follow(person)).toMatchObject({ status: 'OVER' });
    expect(codeOf(await type(handoverId, number))).toBe(OVER);
    expect(codeOf(await phone.open(link))).toBe(OVER);
    expect(codeOf(await asked(phone))).toBe(OVER);
    for (let misses = 1; misses < MOST_MISSES; misses += 1) {
      const next = await begin(person);
      const other = await dataOf<HandoverOpened>(phoneAt().open(next.link));
      expect(codeOf(await type(next.handoverId, wrong(other.number ?? '')))).toBe(codes.handoverNumberWrong.code);
    }
    const beginning = () => ask(people.exchange, 'handoverBegin', { step: 'DOCUMENT' }, person.token);
    expect(codeOf(await beginning())).toBe(codes.handoverMisses.code);
    const { records } = await call<{ records: { kind: string; result: string }[] }>(person, 'activity');
    expect(records.filter(({ result }) => result === 'WRONG_CODE')).toHaveLength(MOST_MISSES);
  });

  it('lets one of two numbers that are typed at once decide', async () => {
    const { person, handoverId, number } = await opened();
    const type = (typed: string) => ask(people.exchange, 'handoverConfirm', { handoverId, number: typed }, person.token);
    const answers = await Promise.all([type(wrong(number)), type(number)]);
    const said = answers.map(codeOf);
    expect([
      [codes.handoverNumberWrong.code, OVER],
      [OVER, '0'],
    ]).toContainEqual(said);
    expect(await follow(person)).toMatchObject({ status: said[1] === '0' ? 'CONNECTED' : 'OVER' });
  });

  it('waits two minutes for the number, and takes none before a phone has come or by another session', async () => {
    const person = await starter();
    const { link, handoverId } = await begin(person);
    const type = (who: Person, number: string) => ask(people.exchange, 'handoverConfirm', { handoverId, number }, who.token);
    expect(codeOf(await type(person, '47'))).toBe(OVER);
    const phone = phoneAt();
    const { number } = await dataOf<HandoverOpened>(phone.open(link));
    expect(codeOf(await type(people.stranger, number ?? ''))).toBe(OVER);
    people.pass(MATCH_VALID_MS);
    expect(codeOf(await type(person, number ?? ''))).toBe(OVER);
    expect(codeOf(await phone.open(link))).toBe(OVER);
    expect(await follow(person)).toMatchObject({ status: 'OVER' });
  });
});
