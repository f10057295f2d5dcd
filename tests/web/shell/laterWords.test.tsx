import { act, render, screen } from '@testing-library/react';
import i18next, { type i18n as I18n } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { codes } from '@/contract/codes';
import config from '@/next-i18next.config.js';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { removeToken, storeToken } from '@/src/lib/storage';
import { AllWords } from '@/src/shell/language/AllWords';
import { usePageWords } from '@/src/shell/page/usePageWords';
import { routerAt } from '@/tests/support/renderShell';

const NETWORK = 'No connection. Check your network and try again.';
const GENERAL = 'Something went wrong on our side. Try again in a moment.';
const brought = (common: object, error: object = {}) => ({
  initialI18nStore: { en: { common, error } },
  initialLocale: 'en',
  ns: ['common', 'error'],
  userConfig: null,
});

/** As a page is hydrated: with what it brought, and nothing else. */
function wordsOf(common: object, error: object = {}): I18n {
  const i18n = i18next.createInstance();
  const resources = { en: { common, error } };
  void i18n.use(initReactI18next).init({ ...config, saveMissing: false, lng: 'en', resources });
  return i18n;
}

const page = (i18n: I18n, content: ReactNode) => (
  <RouterContext.Provider value={routerAt('/markets')}>
    <I18nextProvider i18n={i18n}>{content}</I18nextProvider>
  </RouterContext.Provider>
);

function Says({ keys }: { keys: string[] }) {
  const { t } = useTranslation('common');
  return <p data-testid="said">{keys.map((key) => t(key)).join(' ')}</p>;
}

function Page({ words, keys }: { words: ReturnType<typeof brought>; keys: string[] }) {
  usePageWords(words as never);
  return <Says keys={keys} />;
}

describe('moving to another page', () => {
  it('brings its words from its first picture on, and loses none that are there', () => {
    const i18n = wordsOf({ send: { title: 'Send' }, ui: { back: 'Back' } });
    const keys = ['send.title', 'send.book.add', 'ui.back'];
    const { rerender } = render(page(i18n, <Page words={brought({ send: { title: 'Send' } })} keys={['send.title', 'ui.back']} />));
    expect(screen.getByTestId('said')).toHaveTextContent('Send Back');
    rerender(page(i18n, <Page words={brought({ send: { book: { add: 'Add' } } })} keys={keys} />));
    expect(screen.getByTestId('said')).toHaveTextContent('Send Add Back');
  });
});

describe('a page that was made for a visitor', () => {
  afterEach(() => removeToken());

  it('is brought what users are told once they log in on it', async () => {
    const i18n = wordsOf({ ui: { back: 'Back' } });
    render(
      page(
        i18n,
        <>
          <AllWords />
          <Says keys={['ui.back', 'notifications.title']} />
        </>,
      ),
    );
    expect(screen.getByTestId('said')).toHaveTextContent('Back notifications.title');
    act(() => storeToken('secret'));
    expect(await screen.findByText('Back Notifications')).toBeInTheDocument();
  });
});

function ErrorSaid({ error }: { error: { code: string; msg?: string } }) {
  return <p data-testid="said">{useErrorWords()(error)}</p>;
}

describe('an error before its catalogue has come', () => {
  const core = { network: NETWORK, '500': GENERAL };

  it('is never said by its key: without a network in words the page has brought', () => {
    render(page(wordsOf({}, core), <ErrorSaid error={{ code: 'network', msg: 'Network Error' }} />));
    expect(screen.getByTestId('said')).toHaveTextContent(NETWORK);
  });

  it('is said in general words, and in its own a moment later', async () => {
    const { code, key } = codes.earnPlanClosed;
    render(page(wordsOf({}, core), <ErrorSaid error={{ code, msg: key }} />));
    expect(await screen.findByText('This plan takes no new money at the moment.')).toBeInTheDocument();
  });
});
