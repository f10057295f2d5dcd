import { useCallback } from 'react';
import { showToast } from '@/src/ui/toast/showToast';

/** Copies a text and says so, in these words. */
export function useCopyText(copied: string, failed: string): (text: string) => Promise<void> {
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        showToast({ type: 'success', content: copied });
      } catch {
        // No permission, or a page without https: the text stands there to be copied by hand.
        showToast({ type: 'error', content: failed });
      }
    },
    [copied, failed],
  );
}
