import { useEffect } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { CHAT_LOCALE_RETRY_MS } from '@/src/config/constants';
import { directionOf } from '@/src/i18n/locales';
import { useLocale } from '@/src/i18n/useLocale';
import { logWarning } from '@/src/lib/logWarning';
import { useAppSelector } from '@/src/state/hooks';
import { chatLanguage } from './chatLanguage';
import { loadChat } from './chatSdk';

/** Sets the widget's language, trying again every 500 ms while the widget is not there yet. @returns how to give up */
function setLanguageWhenReady(code: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = () => {
    if (window.$chatwoot) window.$chatwoot.setLocale(code);
    else timer = setTimeout(attempt, CHAT_LOCALE_RETRY_MS);
  };
  attempt();
  return () => clearTimeout(timer);
}

/** The brand's live chat, for brands that have one: in the page's language, and knowing who is signed in. */
export function ChatWidget() {
  const { chat } = useSite();
  const locale = useLocale();
  const signedIn = useAppSelector((state) => state.profile.userInfo);
  // Whoever has been given an account that all visitors share is a stranger, who reads nothing of the others.
  const user = signedIn?.standing?.isShared ? undefined : signedIn;
  const baseUrl = chat?.baseUrl;
  const websiteToken = chat?.websiteToken;
  // The account is read anew now and then; only another person, or other data about them, is news to the chat.
  const id = user?.id;
  const name = user?.fullName ?? user?.nickName;
  const email = user?.email ?? undefined;
  const identifierHash = user?.chatwootIdentifierHash ?? undefined;

  useEffect(() => {
    if (!baseUrl || !websiteToken) return;
    const isRightToLeft = directionOf(locale) === 'rtl';
    const stop = setLanguageWhenReady(chatLanguage(locale));
    loadChat({ baseUrl, websiteToken, language: chatLanguage(locale), isRightToLeft }).catch((error: unknown) => {
      // There is no widget to wait for.
      stop();
      logWarning('Live chat is not available', error);
    });
    return stop;
  }, [baseUrl, websiteToken, locale]);

  useEffect(() => {
    if (!baseUrl || id === undefined) return;
    const identify = () => window.$chatwoot?.setUser(id, { name: name ?? '', email, identifier_hash: identifierHash });
    identify();
    window.addEventListener('chatwoot:ready', identify);
    return () => window.removeEventListener('chatwoot:ready', identify);
  }, [baseUrl, id, name, email, identifierHash]);

  // Another person, or none: what was said before is not theirs to read. Who has another name alone goes on with their conversation.
  useEffect(() => {
    if (!baseUrl || id === undefined) return;
    return () => window.$chatwoot?.reset();
  }, [baseUrl, id]);

  return null;
}
