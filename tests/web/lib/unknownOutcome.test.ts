import { codes } from '@/contract/codes';
import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';

describe('whether a failed call may have been carried out', () => {
  it.each([
    ['no answer', { status: 0, code: 'network' }, true],
    ['a page that is no answer', { status: 200, code: '200' }, true],
    ['a page that leads elsewhere', { status: 302, code: '302' }, true],
    ['a request that is too large', { status: 413, code: '413' }, false],
    ['a server that broke', { status: 502, code: '502' }, true],
    // It lost its database in the middle of a commit, or could not read what it made.
    ['an exchange that cannot say', { status: 500, code: codes.outcomeUnknown.code }, true],
    ['an exchange that does not do it now', { status: 200, code: codes.unavailable.code }, false],
    ['an exchange that is away', { status: 503, code: codes.unavailable.code }, true],
    ['a refusal', { status: 200, code: codes.balanceTooLow.code }, false],
    ['a limit', { status: 429, code: codes.rateLimited.code }, false],
  ])('%s', (_what, failure, isUnknown) => {
    expect(isOutcomeUnknown(failure)).toBe(isUnknown);
  });
});
