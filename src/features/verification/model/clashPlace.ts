import type { AnswerStep, Answers } from '@/domain/verification/answers';
import { type FieldClash, valueAt } from './rebase';

/** Where something was changed here and elsewhere. */
export interface ClashPlace {
  step: AnswerStep;
  field: string;
  /** Of a list, whose row it is. */
  row?: { name: string; place: number };
  /** Of a row, which of its fields; the row as a whole without one. */
  part?: string;
  /** As problems name it (`domain/verification/problems.ts`), so that it is said at the field. */
  key: string;
}

const nameOf = (row: unknown): string => {
  const { name, givenNames, familyName }: Readonly<{ [field: string]: unknown }> = { ...(row as object) };
  return [name, givenNames, familyName].filter((part) => typeof part === 'string' && part !== '').join(' ');
};

/** @param answers as they are typed here */
export function clashAt({ step, field, path, other }: FieldClash, answers: Answers): ClashPlace {
  const [id, part] = path;
  if (id === undefined) return { step, field, key: field };
  if (field === 'births') {
    const owner = answers.OWNERS?.owners?.find((one) => one.id === id);
    return { step, field, row: { name: nameOf(owner), place: 0 }, key: `births.${id}` };
  }
  const rows = valueAt(answers, step, field);
  const list: readonly { id?: string }[] = Array.isArray(rows) ? rows : [];
  const place = list.findIndex((one) => one.id === id);
  const name = nameOf(place < 0 ? other : list[place]);
  const at = field === 'signatories' ? `signatories.${place}` : id;
  return {
    step,
    field,
    row: { name, place: Math.max(place, 0) },
    part,
    key: part ? `${at}.${part}` : `${at}.${field === 'owners' ? 'name' : 'familyName'}`,
  };
}
