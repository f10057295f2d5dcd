import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import arabic from '@/locales/ar-AE/common.json';
import english from '@/locales/en/common.json';
import { directionOf } from '@/src/i18n/locales';
import { sentences } from '@/src/i18n/sentences';
import { loadParts } from '../../support/loadParts';

beforeAll(loadParts);

type Listener = (...args: unknown[]) => void;

/** A router that stays where it is and lets tests fire its events. */
export function fakeRouter(locale = 'en') {
  const listeners = new Map<string, Set<Listener>>();
  const of = (name: string) => listeners.get(name) ?? listeners.set(name, new Set()).get(name) ?? new Set<Listener>();
  const events = {
    on: (name: string, listener: Listener) => void of(name).add(listener),
    off: (name: string, listener: Listener) => void of(name).delete(listener),
    emit: (name: string, ...args: unknown[]) => {
      for (const listener of of(name)) listener(...args);
    },
  };
  const prefetch = jest.fn().mockResolvedValue(undefined);
  const push = jest.fn().mockResolvedValue(true);
  return {
    locale,
    events,
    prefetch,
    push,
    replace: push,
    route: '/',
    pathname: '/',
    asPath: '/',
    query: {},
    isReady: true,
    isLocaleDomain: false,
  };
}

/** Renders with real words and direction, as a page does. */
export function renderUi(
  element: ReactElement,
  { locale = 'en', router = fakeRouter(locale) }: { locale?: string; router?: ReturnType<typeof fakeRouter> } = {},
) {
  const i18n = createInstance();
  void i18n
    .use(initReactI18next)
    .use(sentences.use[0])
    .init({
      lng: locale,
      resources: { en: { common: english }, 'ar-AE': { common: arabic } },
      fallbackLng: 'en',
      defaultNS: 'common',
      interpolation: sentences.interpolation,
    });
  document.documentElement.dir = directionOf(locale);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext.Provider value={router as unknown as NextRouter}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </RouterContext.Provider>
  );
  return { user: userEvent.setup(), router, ...render(element, { wrapper }) };
}
