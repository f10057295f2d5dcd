import { render } from '@testing-library/react';
import i18next from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import type { SiteConfig } from '@/contract/site';
import ar from '@/locales/ar-AE/common.json';
import arErrors from '@/locales/ar-AE/error.json';
import en from '@/locales/en/common.json';
import enErrors from '@/locales/en/error.json';
import zh from '@/locales/zh-TW/common.json';
import zhErrors from '@/locales/zh-TW/error.json';
import { ListingProvider } from '@/src/brand/ListingContext';
import { SiteProvider } from '@/src/brand/SiteContext';
import { listingOf, shellSiteOf } from '@/src/brand/shellSite';
import { directionOf } from '@/src/i18n/locales';
import { sentences } from '@/src/i18n/sentences';
import { OwnAmounts } from '@/src/shell/providers/OwnAmounts';
import { QueriesOfEra } from '@/src/shell/providers/QueriesOfEra';
import { type AppState, createStore } from '@/src/state/store';
import { PageTheme } from '@/src/theme/PageTheme';
import { ToastHost } from '@/src/ui/toast/ToastHost';
import { loadParts } from './loadParts';
import { siteFixture } from './siteFixture';

const resources = {
  en: { common: en, error: enErrors },
  'ar-AE': { common: ar, error: arErrors },
  'zh-TW': { common: zh, error: zhErrors },
};

function wordsIn(locale: string) {
  const i18n = i18next.createInstance();
  void i18n
    .use(initReactI18next)
    .use(sentences.use[0])
    .init({
      lng: locale,
      fallbackLng: 'en',
      ns: ['common', 'error'],
      defaultNS: 'common',
      resources,
      interpolation: sentences.interpolation,
    });
  return i18n;
}

/** A router that goes nowhere and remembers where it was sent. */
export function routerAt(path: string, locale = 'en'): NextRouter {
  return {
    route: path,
    pathname: path.split(/[?#]/, 1)[0] ?? path,
    asPath: path,
    query: Object.fromEntries(new URLSearchParams(path.split('?')[1])),
    basePath: '',
    locale,
    defaultLocale: 'en',
    isLocaleDomain: false,
    isReady: true,
    isPreview: false,
    isFallback: false,
    push: jest.fn(async () => true),
    replace: jest.fn(async () => true),
    prefetch: jest.fn(async () => undefined),
    reload: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
    beforePopState: jest.fn(),
    events: { on: jest.fn(), off: jest.fn(), emit: jest.fn() },
  };
}

beforeAll(loadParts);

const queries = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };

interface ShellOptions {
  path?: string;
  locale?: string;
  site?: Partial<SiteConfig>;
  state?: Partial<AppState>;
}

/** Renders something of a page with everything a page has around it: words, theme, brand, state, queries, router. */
export function renderShell(ui: ReactNode, { path = '/markets', locale = 'en', site, state }: ShellOptions = {}) {
  const router = routerAt(path, locale);
  const store = createStore(state);
  const config = { ...siteFixture, ...site };
  document.documentElement.dir = directionOf(locale);
  const view = render(
    <RouterContext.Provider value={router}>
      <I18nextProvider i18n={wordsIn(locale)}>
        <Provider store={store}>
          <QueriesOfEra value={queries}>
            <SiteProvider site={shellSiteOf(config)}>
              <ListingProvider source={{ listing: listingOf(config), ask: () => undefined }}>
                <PageTheme />
                <OwnAmounts>{ui}</OwnAmounts>
                <ToastHost />
              </ListingProvider>
            </SiteProvider>
          </QueriesOfEra>
        </Provider>
      </I18nextProvider>
    </RouterContext.Provider>,
  );
  return { ...view, router, store };
}
