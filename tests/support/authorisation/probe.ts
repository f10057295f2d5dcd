import type { EndpointName } from '@/contract/endpoints';
import type { Answer } from '../fuzzedExchange';
import { ask } from './ask';
import type { People, Person } from './people';

/** One field that names something: what a stranger hears of another user's, and whoever it belongs to of the same. */
export interface Probe {
  /** The stranger's call, with this in the field. */
  by(named: unknown): Promise<Answer>;
  /** Something of another user's. */
  theirs: unknown;
  /** What looks like it and is nobody's. */
  unknown: unknown;
  /** Whose it is; sees the same before and after. */
  whose: Person;
  /** The call that whoever it belongs to makes with it: it shows that there was something to get. */
  own(): Promise<Answer>;
  /** What the stranger is refused with, where something else might be wrong as well. */
  refusal?: RegExp;
  /** What of an answer counts, where it makes something new; by default all. */
  view?(answer: Answer): unknown;
}

export type MakeProbe = (people: People) => Promise<Probe> | Probe;

/** A call whose field is found by one id. */
export const byId =
  (
    name: EndpointName,
    field: string,
    theirs: (people: People) => unknown,
    rest: object = {},
    whose: 'owner' | 'keyholder' = 'owner',
  ): MakeProbe =>
  (people) => {
    const named = (id: unknown) => ({ ...rest, [field]: id });
    const { exchange, stranger } = people;
    return {
      by: (id) => ask(exchange, name, named(id), stranger.token),
      theirs: theirs(people),
      unknown: '999999999999',
      whose: people[whose],
      own: () => ask(exchange, name, named(theirs(people)), people[whose].token),
    };
  };

/** What a call answered. @throws Error when it was refused */
export async function dataOf<Data = Record<string, never>>(answer: Promise<Answer>): Promise<Data> {
  const { status, envelope } = await answer;
  if (envelope?.code !== '0') throw new Error(`refused: ${status} ${envelope?.msg}`);
  return envelope.data as Data;
}
