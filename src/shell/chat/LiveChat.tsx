import dynamic from 'next/dynamic';
import { useChatState } from './chatState';

// Parts of their own: most brands have no chat, and nobody waits for it.
const ChatWidget = dynamic(() => import('./ChatWidget').then((module) => module.ChatWidget), { ssr: false });
const ChatConsent = dynamic(() => import('./ChatConsent').then((module) => module.ChatConsent), { ssr: false });

/** The brand's live chat. Where the brand asks first, nothing of it is loaded before a user says yes. */
export function LiveChat() {
  const state = useChatState();
  if (state === 'none') return null;
  return state === 'asked' ? <ChatConsent /> : <ChatWidget />;
}
