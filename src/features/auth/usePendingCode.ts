import { useEffect, useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import { type CodePurpose, readPendingCode } from './model/pendingCode';

/** The code on its way: undefined until the browser's storage was read, null when there is none. */
export function usePendingCode(purpose: CodePurpose) {
  const [sent, setSent] = useState<CodeSent | null>();
  // After hydration: the server cannot know what this tab keeps.
  useEffect(() => setSent(readPendingCode(purpose) ?? null), [purpose]);
  return [sent, setSent] as const;
}
