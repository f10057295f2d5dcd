import { act } from '@testing-library/react';
import { ChatWidget } from '@/src/shell/chat/ChatWidget';
import { chatLanguage } from '@/src/shell/chat/chatLanguage';
import { profileCleared, userInfoLoaded } from '@/src/state/profileSlice';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';

const chat = { baseUrl: 'https://chat.example', websiteToken: 'site-token' };
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src^="https://chat.example"]')];

const widget = { setLocale: jest.fn(), setUser: jest.fn(), reset: jest.fn(), toggle: jest.fn() };
const run = jest.fn();

function arrive() {
  window.chatwootSDK = { run };
  act(() => {
    scripts().at(-1)?.dispatchEvent(new Event('load'));
  });
}

function becomeReady() {
  window.$chatwoot = widget;
  act(() => {
    window.dispatchEvent(new Event('chatwoot:ready'));
  });
}

describe('the chat’s language', () => {
  it.each([
    ['zh-TW', 'zh_TW'],
    ['zh-MY', 'zh_CN'],
    ['bg', 'en'],
    ['ar-AE', 'ar'],
    ['it-IT', 'it'],
    ['en', 'en'],
  ])('for %s is %s', (locale, code) => expect(chatLanguage(locale)).toBe(code));
});

describe('the chat widget', () => {
  it('is not loaded for brands without chat', () => {
    renderShell(<ChatWidget />);
    expect(scripts()).toHaveLength(0);
  });

  it('only logs a script that does not load, waits for no widget, and tries again later', async () => {
    jest.useFakeTimers();
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { unmount } = renderShell(<ChatWidget />, { site: { chat } });
    act(() => {
      scripts()[0]?.dispatchEvent(new Event('error'));
    });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(warn).toHaveBeenCalledWith('Live chat is not available', expect.any(Error));
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
    warn.mockRestore();
    unmount();
    scripts()[0]?.remove();
  });

  it('loads once, speaks the page’s language as soon as it can, knows the user, and forgets it', async () => {
    jest.useFakeTimers();
    const { store, unmount } = renderShell(<ChatWidget />, { site: { chat }, locale: 'ar-AE' });
    expect(scripts().map(({ src }) => src)).toEqual(['https://chat.example/packs/js/sdk.js']);
    expect(window.chatwootSettings).toMatchObject({ locale: 'ar', position: 'left' });
    arrive();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(run).toHaveBeenCalledWith({ websiteToken: 'site-token', baseUrl: 'https://chat.example' });

    await act(() => jest.advanceTimersByTimeAsync(499));
    window.$chatwoot = widget;
    expect(widget.setLocale).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(widget.setLocale).toHaveBeenCalledWith('ar');
    becomeReady();

    act(() => void store.dispatch(userInfoLoaded(userFixture)));
    expect(widget.setUser).toHaveBeenCalledWith('10000046', { name: 'jana', email: 'jana.hoffmann@mail.example', identifier_hash: 'hash' });
    act(() => void store.dispatch(userInfoLoaded({ ...userFixture })));
    expect(widget.setUser).toHaveBeenCalledTimes(1);
    // Who takes another name goes on with their conversation.
    act(() => void store.dispatch(userInfoLoaded({ ...userFixture, nickName: 'jana-h' })));
    expect(widget.setUser).toHaveBeenLastCalledWith('10000046', expect.objectContaining({ name: 'jana-h' }));
    expect(widget.reset).not.toHaveBeenCalled();
    act(() => void store.dispatch(profileCleared()));
    expect(widget.reset).toHaveBeenCalledTimes(1);
    // Whoever shares an account with all visitors is nobody to it.
    const standing = { frozenAt: null, selfFrozenAt: null, sendingHeldUntil: null, isShared: true };
    act(() => void store.dispatch(userInfoLoaded({ ...userFixture, standing })));
    expect(widget.setUser).toHaveBeenCalledTimes(2);
    // What was said by one is not the next one's to read.
    act(() => void store.dispatch(userInfoLoaded(userFixture)));
    act(() => void store.dispatch(userInfoLoaded({ ...userFixture, id: '10000047' })));
    expect(widget.reset).toHaveBeenCalledTimes(2);
    expect(widget.setUser).toHaveBeenLastCalledWith('10000047', expect.anything());
    expect(widget.reset.mock.invocationCallOrder.at(-1)).toBeLessThan(widget.setUser.mock.invocationCallOrder.at(-1) ?? 0);
    unmount();

    renderShell(<ChatWidget />, { site: { chat }, locale: 'en' });
    expect(scripts()).toHaveLength(1);
    jest.useRealTimers();
  });
});
