import { peopleToKnow, placeOwners } from '@/domain/verification/ownership';
import type { Decision, GivenReason, GivenRequest } from '@/domain/verification/reasons';
import type { Verification } from '../model';

const approve: Decision = { event: 'APPROVE' };
const refuse = (codes: readonly GivenReason['code'][], isFinal = false): Decision => ({
  event: 'REFUSE',
  reasons: codes.map((code) => ({ code, text: null })),
  isFinal,
});
const ask = (code: GivenRequest['code']): Decision => ({ event: 'ASK', requests: [{ code, text: null }] });

/** The word a name is, or begins with: "Refuse", "Refuse Ltd". */
const wordOf = (name: string | undefined): string => (name ?? '').trim().split(/\s+/, 1)[0]?.toLowerCase() ?? '';

/**
 * What practice brands decide, by what was entered and nothing else, so that everybody can see every outcome (docs/OPERATING.md):
 * a family name or the first word of a company's name of "Refuse" is refused once, "More" is asked for more once, "Never" is refused
 * for good. Funds of an exposed person, and a company of which nobody has to be known, are asked to explain. All else is verified.
 */
export function decideByRules({ kind, attempt, contents }: Verification): Decision {
  const { answers, answered } = contents;
  const isAnswered = answered.length > 0;
  const name = wordOf(kind === 'BUSINESS' ? answers.COMPANY?.name : answers.DETAILS?.familyName);
  if (name === 'never') return refuse(['NOT_OFFERED'], true);
  if (name === 'refuse' && attempt === 1) {
    return refuse(kind === 'BUSINESS' ? ['COMPANY_NOT_FOUND'] : ['DOCUMENT_UNREADABLE', 'NAME_MISMATCH']);
  }
  if (name === 'more' && !isAnswered) return ask(kind === 'BUSINESS' ? 'REGISTER_EXTRACT' : documentAsked(answers.DOCUMENT?.documentKind));
  if (kind === 'FUNDS' && answers.FUNDS?.isExposed && !isAnswered) return ask('EXPLANATION');
  if (kind === 'BUSINESS' && !isAnswered && isNobodyKnown(answers.OWNERS?.owners ?? [])) return ask('EXPLANATION');
  return approve;
}

/** Many small owners: who controls it has to be said. */
const isNobodyKnown = (owners: Parameters<typeof placeOwners>[0]) => peopleToKnow(placeOwners(owners)).length === 0;

/** A passport has no back. */
const documentAsked = (kind: string | undefined) => (kind === 'PASSPORT' ? 'DOCUMENT_FRONT' : 'DOCUMENT_BACK');
