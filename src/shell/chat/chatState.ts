import { useSite } from '@/src/brand/SiteContext';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { createChoice } from '@/src/lib/storage';
import { useStore } from '@/src/lib/store/useStore';

/** Whether this browser's owner lets the brand's support host in. It knows nothing of them before. */
export const chatConsent = createChoice<'given'>(STORAGE_KEYS.chatConsent, (text) => (text === 'given' ? text : undefined));

const unknown = () => undefined;

/** `none`: the brand has no chat; `asked`: it waits for a yes; `given`: a user said it; `free`: the brand does not ask. */
export type ChatState = 'none' | 'asked' | 'given' | 'free';

export function useChatState(): ChatState {
  const { chat } = useSite();
  const consent = useStore(chatConsent, unknown);
  if (!chat) return 'none';
  return chat.needsConsent ? (consent ?? 'asked') : 'free';
}
