import type { Instrument } from '@/contract/instrument';
import { FrameScheduler } from '@/src/realtime/frameScheduler';
import { mergeInstruments } from '@/src/realtime/mergeInstruments';
import { InstrumentsStore } from '@/src/realtime/stores/instrumentsStore';
import { pairOf } from '../../support/pairFixture';

const frame = (isSnapshot: boolean, ...instruments: Instrument[]) => ({ type: 'instruments' as const, isSnapshot, instruments, at: 0 });

describe('what can be traded, as the stream tells it', () => {
  let store: InstrumentsStore;
  const states = () => [...store.getSnapshot().values()].map(({ symbol, state }) => `${symbol} ${state}`);
  beforeEach(() => {
    const atOnce = (callback: () => void) => callback();
    store = new InstrumentsStore(new FrameScheduler({ requestFrame: atOnce, wait: atOnce, clock: () => 0 }));
  });

  it('starts with what the page was rendered with, until the stream knows better', () => {
    store.startWith(pairOf('BTC_USDT', { state: 'HALTED' }));
    expect(states()).toEqual(['BTC_USDT HALTED']);
    store.onFrame(frame(true, pairOf('BTC_USDT'), pairOf('ETH_USDT')));
    expect(states()).toEqual(['BTC_USDT LIVE', 'ETH_USDT LIVE']);
  });

  it('keeps what did not change as it is', () => {
    store.onFrame(frame(true, pairOf('BTC_USDT'), pairOf('ETH_USDT')));
    const before = store.getSnapshot().get('BTC_USDT');
    store.onFrame(frame(false, pairOf('ETH_USDT', { state: 'POST_ONLY' })));
    store.onFrame(frame(true, pairOf('BTC_USDT'), pairOf('ETH_USDT', { state: 'POST_ONLY' })));
    expect(store.getSnapshot().get('BTC_USDT')).toBe(before);
    expect(states()).toEqual(['BTC_USDT LIVE', 'ETH_USDT POST_ONLY']);
  });

  it('takes what is in no list any more for delisted', () => {
    store.onFrame(frame(true, pairOf('BTC_USDT'), pairOf('ETH_USDT')));
    store.onLost();
    store.onFrame(frame(true, pairOf('BTC_USDT')));
    expect(states()).toEqual(['BTC_USDT LIVE', 'ETH_USDT DELISTED']);
  });
});

describe('the list of a kind', () => {
  const told = (...instruments: Instrument[]) => new Map(instruments.map((instrument) => [instrument.symbol, instrument]));
  const pairs = [pairOf('BTC_USDT'), pairOf('ETH_USDT')];

  it('stays the same list when nothing new was told', () => {
    expect(mergeInstruments(pairs, told(), 'SPOT')).toBe(pairs);
    expect(mergeInstruments(pairs, told(pairOf('BTC_USDT')), 'SPOT')).toBe(pairs);
  });

  it('takes over states and new pairs, and drops what was delisted', () => {
    const change = told(pairOf('BTC_USDT', { state: 'DELISTED' }), pairOf('ETH_USDT', { state: 'CANCEL_ONLY' }), pairOf('SOL_USDT'));
    expect(mergeInstruments(pairs, change, 'SPOT').map(({ symbol, state }) => `${symbol} ${state}`)).toEqual([
      'ETH_USDT CANCEL_ONLY',
      'SOL_USDT LIVE',
    ]);
  });

  it('holds one kind alone', () => {
    const contract = pairOf('BTC_PERP', { kind: 'PERPETUAL' });
    expect(mergeInstruments(pairs, told(contract), 'SPOT')).toBe(pairs);
    expect(mergeInstruments([], told(...pairs, contract), 'PERPETUAL')).toEqual([contract]);
  });
});
