import { codes } from '@/contract/codes';
import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';

describe('whether a failed call may have been carried out', () => {
  it.each([
    ['no answer', { status: 0, code: 'network' }, true],
    ['a server that broke', { status: 502, code: '502' }, true],
    // The exchange says so also where it lost its database in the middle of a commit.
    ['an exchange that is not available', { status: 200, code: codes.unavailable.code }, true],
    ['a refusal', { status: 200, code: codes.balanceTooLow.code }, false],
    ['a limit', { status: 429, code: codes.rateLimited.code }, false],
  ])('%s', (_what, failure, isUnknown) => {
    expect(isOutcomeUnknown(failure)).toBe(isUnknown);
  });
});
