import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { createKeptJson, createKeptStore } from '@/src/lib/storage';
import { Listeners } from '@/src/lib/store/listeners';

const KEY = STORAGE_KEYS.singleKeys;
const makeSwitch = () => createKeptStore<boolean>(KEY, { parse: (text) => text !== 'off', print: (isOn) => (isOn ? undefined : 'off') });
const otherTabStores = (text: string) => {
  localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('what stays on the device', () => {
  it('is told when it changes here or in another tab, and not after that', () => {
    const kept = makeSwitch();
    const told = jest.fn();
    const stop = kept.subscribe(() => told(kept.getSnapshot()));
    kept.set(false);
    expect(localStorage.getItem(KEY)).toBe('off');
    otherTabStores('on');
    expect(told.mock.calls).toEqual([[false], [true]]);
    stop();
    otherTabStores('off');
    expect(told).toHaveBeenCalledTimes(2);
    expect(kept.getSnapshot()).toBe(false);
  });

  it('is the same object while its text is', () => {
    const kept = createKeptJson(KEY, (stored) => (Array.isArray(stored) ? stored : []));
    localStorage.setItem(KEY, '["a"]');
    const first = kept.getSnapshot();
    expect(first).toEqual(['a']);
    expect(kept.getSnapshot()).toBe(first);
    localStorage.setItem(KEY, 'no list');
    expect(kept.getSnapshot()).toEqual([]);
  });

  it('lives as long as the page where nothing can be stored', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const kept = makeSwitch();
    kept.set(false);
    expect(kept.getSnapshot()).toBe(false);
  });
});

it('what listeners need begins with the first and ends with the last', () => {
  const end = jest.fn();
  const begin = jest.fn(() => end);
  const listeners = new Listeners(begin);
  const [one, other] = [listeners.add(() => undefined), listeners.add(() => undefined)];
  one();
  one();
  expect([begin.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  other();
  expect([begin.mock.calls.length, end.mock.calls.length, listeners.isEmpty]).toEqual([1, 1, true]);
});

describe('a listener that fails', () => {
  const fail = (reason: string) => () => {
    throw new Error(reason);
  };

  it('keeps nobody else from hearing, and is heard of itself', () => {
    const listeners = new Listeners();
    const heard = jest.fn();
    listeners.add(fail('broken'));
    listeners.add(heard);
    expect(() => listeners.tell()).toThrow('broken');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('does not hide another', () => {
    const listeners = new Listeners();
    listeners.add(fail('one'));
    listeners.add(fail('other'));
    expect(() => listeners.tell()).toThrow(expect.objectContaining({ errors: [new Error('one'), new Error('other')] }));
  });
});
