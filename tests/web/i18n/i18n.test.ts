import { createInstance } from 'i18next';
import config from '@/next-i18next.config.js';
import { directionOf, LOCALES, requireLanguage } from '@/src/i18n/locales';

describe('languages', () => {
  it('agrees with the configuration Next reads', () => {
    expect(config.i18n).toEqual({ locales: [...LOCALES], defaultLocale: 'en', localeDetection: false });
  });

  it('loads as specified: five retries from 350 ms, ten reads at once', () => {
    expect(config).toMatchObject({ maxRetries: 5, retryTimeout: 350, maxParallelReads: 10, fallbackLng: 'en', ns: ['common', 'error'] });
  });

  it('retries a failing read with doubled waits', async () => {
    jest.useFakeTimers();
    const times: number[] = [];
    const backend = {
      type: 'backend' as const,
      init() {},
      read(_language: string, _namespace: string, done: (error: Error, retry: boolean) => void) {
        times.push(Date.now());
        done(new Error('down'), true);
      },
    };
    const i18n = createInstance();
    void i18n.use(backend).init({ ...config, lng: 'en', ns: ['common'], fallbackLng: false });
    await jest.advanceTimersByTimeAsync(30_000);
    const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
    jest.useRealTimers();
  });

  it('warns of a missing key', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const i18n = createInstance();
    await i18n.init({ ...config, lng: 'en', resources: { en: { common: { known: 'Known' } } } });
    expect(i18n.t('known')).toBe('Known');
    expect(warn).not.toHaveBeenCalled();
    expect(i18n.t('unheard.of')).toBe('unheard.of');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('common:unheard.of'));
    warn.mockRestore();
  });

  it('raises an error when no language is given', () => {
    expect(() => requireLanguage(undefined)).toThrow('A language must be given.');
    expect(() => requireLanguage('')).toThrow();
    expect(requireLanguage('ar-AE')).toBe('ar-AE');
    expect(requireLanguage('xx')).toBe('en');
  });

  it('reads Arabic from the right', () => {
    expect(LOCALES.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar-AE']);
    expect(directionOf(undefined)).toBe('ltr');
  });
});
