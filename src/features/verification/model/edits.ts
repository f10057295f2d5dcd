import type { AnswerStep, Answers } from '@/domain/verification/answers';

// What is typed and not on the server yet: of each step the fields that were typed in, and no others.

export const isEmpty = (edits: Answers): boolean => Object.keys(edits).length === 0;

/** What is still to be saved once `sent` is: what was typed since, field by field. */
export function leftOf(edits: Answers, sent: Answers): Answers {
  const steps = Object.entries(edits).flatMap(([step, fields]) => {
    const saved: Readonly<Record<string, unknown>> = { ...sent[step as AnswerStep] };
    const left = Object.entries(fields).filter(([name, value]) => !(name in saved) || saved[name] !== value);
    return left.length > 0 ? [[step, Object.fromEntries(left)]] : [];
  });
  return Object.fromEntries(steps);
}
