import { webcrypto } from 'node:crypto';
import '@testing-library/jest-dom';
import { answerMediaQueries } from './matchMedia';

// Unless a test says otherwise: a wide screen with a mouse.
if (typeof window !== 'undefined') answerMediaQueries(false);

// jsdom has random numbers but no Web Crypto; browsers have both.
if (!globalThis.crypto.subtle) Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
