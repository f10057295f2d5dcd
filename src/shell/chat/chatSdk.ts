import { chatScriptAt } from '@/src/lib/chatScriptAt';

export interface ChatUser {
  name: string;
  email: string | undefined;
  identifier_hash: string | undefined;
}

/** What the widget puts on `window` once it is ready. */
interface ChatWidgetApi {
  setLocale(code: string): void;
  setUser(identifier: string, user: ChatUser): void;
  reset(): void;
  toggle(state: 'open' | 'close'): void;
}

declare global {
  interface Window {
    chatwootSettings?: { locale: string; position: 'left' | 'right'; darkMode: 'auto' | 'light' };
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
    $chatwoot?: ChatWidgetApi;
  }
}

const READY_EVENT = 'chatwoot:ready';

let loading: Promise<ChatWidgetApi> | undefined;

function readyWidget(): Promise<ChatWidgetApi> {
  return new Promise((resolve) => {
    const finish = () => {
      if (!window.$chatwoot) return;
      window.removeEventListener(READY_EVENT, finish);
      resolve(window.$chatwoot);
    };
    window.addEventListener(READY_EVENT, finish);
  });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The chat script could not be loaded: ${src}`));
    document.head.append(script);
  });
}

interface ChatOptions {
  baseUrl: string;
  websiteToken: string;
  language: string;
  isRightToLeft: boolean;
}

async function load({ baseUrl, websiteToken, language, isRightToLeft }: ChatOptions): Promise<ChatWidgetApi> {
  const ready = readyWidget();
  window.chatwootSettings = { locale: language, position: isRightToLeft ? 'left' : 'right', darkMode: 'auto' };
  await loadScript(chatScriptAt(baseUrl));
  if (!window.chatwootSDK) throw new Error('The chat script brought no SDK.');
  window.chatwootSDK.run({ websiteToken, baseUrl });
  return ready;
}

/** Loads the widget once for the life of the page. @throws Error when its script cannot be loaded (then the next call tries again) */
export function loadChat(options: ChatOptions): Promise<ChatWidgetApi> {
  loading ??= load(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
