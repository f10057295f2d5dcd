import { STORAGE_KEYS } from '@/src/config/storageKeys';
import {
  onTokenChange,
  readLocal,
  readLocalJson,
  removeToken,
  storedLocale,
  storedToken,
  storeLocale,
  storeToken,
  tokenInCookies,
  writeLocal,
} from '@/src/lib/storage';
import { cookieIn, cookieText } from '@/src/lib/storage/cookie';

describe('keys', () => {
  it('hold the ones the specification names', () => {
    const fixed = ['first_get_in_convert_page', 'future_leverage', 'hide_balances', 'locale', 'm2Mode', 'userInfo'];
    expect(Object.values(STORAGE_KEYS)).toEqual(expect.arrayContaining(fixed));
  });
});

describe('cookies', () => {
  it('are found by their whole name', () => {
    expect(cookieIn('x-exchange-token=1; exchange-token=abc; other=2', 'exchange-token')).toBe('abc');
    expect(cookieIn('exchange-tokens=1', 'exchange-token')).toBeUndefined();
    expect(cookieIn(undefined, 'exchange-token')).toBeUndefined();
  });

  it('count as absent when empty or malformed', () => {
    expect(cookieIn('exchange-token=', 'exchange-token')).toBeUndefined();
    expect(cookieIn('exchange-token=%E0%A4%A', 'exchange-token')).toBeUndefined();
  });

  it('are strictly same-site, and secure where the page is', () => {
    expect(cookieText('a', 'b c', { isSecure: true, maxAgeSeconds: 60 })).toBe('a=b%20c; Path=/; Max-Age=60; SameSite=Strict; Secure');
    expect(cookieText('a', 'b', { isSecure: false, maxAgeSeconds: 60 })).not.toContain('Secure');
  });
});

describe('the token', () => {
  afterEach(removeToken);

  it('is stored, read by client and server, and removed', () => {
    expect(storedToken()).toBeUndefined();
    storeToken('secret', Date.now() + 60_000);
    expect(storedToken()).toBe('secret');
    expect(tokenInCookies(document.cookie)).toBe('secret');
    removeToken();
    expect(storedToken()).toBeUndefined();
  });

  it('is gone when it has expired already', () => {
    storeToken('old', Date.now() - 1);
    expect(storedToken()).toBeUndefined();
  });

  it('that is removed is told to other tabs, also when nothing was known of its user any more, and leaves nothing behind', () => {
    storeToken('secret', Date.now() + 60_000);
    localStorage.clear();
    const written = jest.spyOn(Storage.prototype, 'setItem');
    removeToken();
    expect(written).toHaveBeenCalledWith(STORAGE_KEYS.sessionEnded, expect.any(String));
    expect(localStorage).toHaveLength(0);
    written.mockRestore();
    const listener = jest.fn();
    const leave = onTokenChange(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.sessionEnded }));
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
  });

  it('tells its listeners, until they leave', () => {
    const listener = jest.fn();
    const leave = onTokenChange(listener);
    storeToken('secret');
    removeToken();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    storeToken('again');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('local storage', () => {
  afterEach(() => localStorage.clear());

  it('speaks en until a language was chosen', () => {
    expect(storedLocale()).toBe('en');
    storeLocale('ar-AE');
    expect(localStorage.getItem('locale')).toBe('ar-AE');
    expect(storedLocale()).toBe('ar-AE');
  });

  it('takes only JSON that is what it should be', () => {
    const isNumber = (value: unknown): value is number => typeof value === 'number';
    writeLocal('userInfo', '{broken');
    expect(readLocalJson('userInfo', isNumber)).toBeUndefined();
    writeLocal('userInfo', '"text"');
    expect(readLocalJson('userInfo', isNumber)).toBeUndefined();
    writeLocal('userInfo', '5');
    expect(readLocalJson('userInfo', isNumber)).toBe(5);
  });

  it('does without a storage that refuses', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(readLocal('locale')).toBeUndefined();
    expect(() => writeLocal('locale', 'en')).not.toThrow();
    get.mockRestore();
    set.mockRestore();
  });
});
