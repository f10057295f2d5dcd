import { useState } from 'react';

/** The answer found when the question was last asked; what changes beneath it in between does not change it. */
export function useHeld<Answer>(question: readonly unknown[], find: () => Answer): Answer {
  const [held, setHeld] = useState(() => ({ question, answer: find() }));
  if (held.question.every((part, index) => Object.is(part, question[index]))) return held.answer;
  const answer = find();
  setHeld({ question, answer });
  return answer;
}
