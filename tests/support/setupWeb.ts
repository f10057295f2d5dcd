import { webcrypto } from 'node:crypto';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { answerMediaQueries } from './matchMedia';
import './quietOwners';

// Far more than anything takes: what does not come fails later, what comes late on a busy machine does not fail.
configure({ asyncUtilTimeout: 30_000 });

// Unless a test says otherwise: a wide screen with a mouse.
if (typeof window !== 'undefined') answerMediaQueries(false);

// Nothing has a size in jsdom.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;

// jsdom has random numbers but no Web Crypto; browsers have both.
if (!globalThis.crypto.subtle) Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
