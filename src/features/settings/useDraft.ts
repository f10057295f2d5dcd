import { useState } from 'react';
import { changedNames, type Draft, type Editable, type EditableName } from './model/draft';

/** What was changed on the page and is not saved yet. */
export function useDraft(saved: Editable) {
  const [draft, setDraft] = useState<Draft>({});
  return {
    draft,
    values: { ...saved, ...draft },
    changed: changedNames(saved, draft),
    change: <Name extends EditableName>(name: Name, value: Editable[Name]) => setDraft((before) => ({ ...before, [name]: value })),
    discard: () => setDraft({}),
  };
}
