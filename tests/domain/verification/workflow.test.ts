import { VERIFICATION_STATUSES, type VerificationStatus } from '@/domain/verification/kinds';
import { isOpenForAnswers, nextStatus, VERIFICATION_EVENTS, type VerificationEvent } from '@/domain/verification/workflow';

// The rules as sentences, each read by the test on its own; whatever no sentence says may not happen.
const RULES = `
a verification that is NOT_STARTED on START is IN_PROGRESS
a verification that is REFUSED on START is IN_PROGRESS
a verification that is IN_PROGRESS on SEND is IN_REVIEW
a verification that is MORE_NEEDED on SUPPLEMENT is IN_REVIEW
a verification that is IN_REVIEW on APPROVE is VERIFIED
a verification that is MORE_NEEDED on APPROVE is VERIFIED
a verification that is IN_REVIEW on REFUSE is REFUSED
a verification that is MORE_NEEDED on REFUSE is REFUSED
a verification that is IN_REVIEW on ASK is MORE_NEEDED
a verification that is VERIFIED on REVOKE is REFUSED
`;

const oracle = new Map(
  [...RULES.matchAll(/is (\w+) on (\w+) is (\w+)/g)].map(([, from, event, to]) => [`${from} ${event}`, to as VerificationStatus]),
);

const everything = VERIFICATION_STATUSES.flatMap((status) => VERIFICATION_EVENTS.map((event) => ({ status, event })));

describe('where a verification may go', () => {
  it('has a rule for ten moves', () => {
    expect(oracle.size).toBe(10);
  });

  it.each(everything)('$status on $event', ({ status, event }) => {
    expect(nextStatus({ status, isFinal: false }, event)).toBe(oracle.get(`${status} ${event}`));
  });

  it.each(VERIFICATION_EVENTS)('leads nowhere any more on %s once it is refused for good', (event) => {
    expect(nextStatus({ status: 'REFUSED', isFinal: true }, event)).toBeUndefined();
  });

  it('is verified only by a reviewer, whatever its owner does', () => {
    const own: VerificationEvent[] = ['START', 'SEND', 'SUPPLEMENT'];
    const reached = new Set<VerificationStatus>(['NOT_STARTED']);
    for (let round = 0; round < 10; round += 1) {
      for (const status of [...reached]) for (const event of own) reached.add(nextStatus({ status, isFinal: false }, event) ?? status);
    }
    expect([...reached].sort()).toEqual(['IN_PROGRESS', 'IN_REVIEW', 'NOT_STARTED']);
  });

  it('takes answers while it is being filled in, and at no other time', () => {
    expect(VERIFICATION_STATUSES.filter((status) => isOpenForAnswers({ status, isFinal: false }))).toEqual(['IN_PROGRESS']);
  });
});
