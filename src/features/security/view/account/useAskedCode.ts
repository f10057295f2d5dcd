import { useEffect, useRef, useState } from 'react';
import type { CodeSent } from '@/contract/auth';
import { resendCode } from '@/src/api/calls/codes';
import { useSubmit } from '@/src/api/useSubmit';

/** A code that a dialog needs: asked for once when it opens, and again when its reader wants another. */
export function useAskedCode(ask: () => Promise<CodeSent>) {
  const [sent, setSent] = useState<CodeSent>();
  const first = useSubmit(async () => setSent(await ask()));
  const again = useSubmit(async () => {
    if (sent) setSent({ ...sent, ...(await resendCode(sent)) });
  });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void first.submit();
  });
  return { sent, first, again };
}
