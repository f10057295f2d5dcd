import type { CodeSent } from '@/contract/auth';
import { resendCode } from '@/src/api/calls/codes';
import { useSubmit } from '@/src/api/useSubmit';
import { useAskedOnce } from './useAskedOnce';

/** A code that a dialog needs: asked for where none is on its way, and again when its user wants another. */
export function useSentCode(sent: CodeSent | undefined, onSent: (sent: CodeSent) => void, ask: () => Promise<CodeSent>) {
  const first = useAskedOnce(sent !== undefined, async () => onSent(await ask()));
  const again = useSubmit(async () => {
    if (sent) onSent({ ...sent, ...(await resendCode(sent)) });
  });
  return { ...first, again };
}
