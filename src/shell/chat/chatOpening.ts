import { useCallback } from 'react';
import { useChatState } from './chatState';

/** Window event that brings the question whether the chat may be loaded. */
export const ASK_EVENT = 'kontor:ask-chat';

/** Opens the chat, now or as soon as it is there. */
export function openChatSoon(): void {
  const open = () => window.$chatwoot?.toggle('open');
  if (window.$chatwoot) open();
  else window.addEventListener('chatwoot:ready', open, { once: true });
}

/** Opens the brand's chat, or asks first where it must be asked; undefined for brands without one. */
export function useChatOpener(): (() => void) | undefined {
  const state = useChatState();
  const open = useCallback(() => {
    if (state === 'asked') window.dispatchEvent(new Event(ASK_EVENT));
    else openChatSoon();
  }, [state]);
  return state === 'none' ? undefined : open;
}
