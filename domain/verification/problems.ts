import type { AnswerStep, Answers, Signatory } from './answers';
import { daysAfter, isDay, monthsBefore } from './dates';
import * as dictionary from './dictionary';
import type { VerificationKind } from './kinds';
import { ownerProblems } from './ownerProblems';
import { peopleToKnow, placeOwners } from './ownership';
import { anyText, birth, type Check, nameText, oneOfThese, PROOF_MONTHS, type Problem, pastDay, VALID_FOR_DAYS } from './rules';
import { ANSWER_STEPS } from './steps';

/** What hangs on the day and the brand. */
export interface Terms {
  /** 2026-11-25, UTC. */
  today: string;
  /** ISO codes of those served. */
  countries: readonly string[];
}

/** By the path of the field within the step: `familyName`, `signatories.2.role`. Empty: nothing is wrong. */
export type StepProblems = Record<string, Problem>;

type Fields = Readonly<Record<string, unknown>>;
/** `?` behind a field's name: it may be left out. */
type Rules = Readonly<Record<string, Check>>;

function checked(fields: Fields, rules: Rules): StepProblems {
  const problems: StepProblems = {};
  for (const [rule, check] of Object.entries(rules)) {
    const name = rule.replace('?', '');
    const value = typeof fields[name] === 'string' ? fields[name].trim() : '';
    const problem = value === '' ? (rule.endsWith('?') ? undefined : 'REQUIRED') : check(value);
    if (problem) problems[name] = problem;
  }
  return problems;
}

const upload = anyText(18);

const expiry =
  ({ today }: Terms): Check =>
  (value) => {
    if (!isDay(value)) return 'DATE';
    if (value < today) return 'EXPIRED';
    return value < daysAfter(today, VALID_FOR_DAYS) ? 'EXPIRES_SOON' : undefined;
  };

const recent =
  ({ today }: Terms): Check =>
  (value) =>
    pastDay(today)(value) ?? (value < monthsBefore(today, PROOF_MONTHS) ? 'TOO_OLD' : undefined);

function documentProblems(answers: NonNullable<Answers['DOCUMENT']>, terms: Terms): StepProblems {
  const issuer = answers.issuer ?? '';
  const kind = dictionary.DOCUMENT_KINDS.find((known) => known === answers.documentKind);
  const sides = kind ? dictionary.sidesOf(kind) : [];
  return checked(answers as Fields, {
    issuer: oneOfThese(terms.countries),
    documentKind: oneOfThese(dictionary.documentKindsOf(issuer)),
    number: anyText(40),
    expiresOn: expiry(terms),
    ...Object.fromEntries(sides.map((side) => [side, upload])),
  });
}

function fundsProblems(answers: NonNullable<Answers['FUNDS']>): StepProblems {
  const { sources = [], isExposed } = answers;
  const isKnown = sources.every((source) => (dictionary.FUND_SOURCES as readonly string[]).includes(source));
  return {
    ...checked(answers as Fields, {
      occupation: oneOfThese(dictionary.OCCUPATIONS),
      'employer?': anyText(100),
      income: oneOfThese(dictionary.INCOME_BANDS),
    }),
    ...(sources.length === 0 ? { sources: 'REQUIRED' as const } : isKnown ? {} : { sources: 'UNKNOWN' as const }),
    ...(isExposed === undefined ? { isExposed: 'REQUIRED' as const } : {}),
  };
}

const signatoryRules = ({ today }: Terms, nationalities: Check): Rules => ({
  givenNames: nameText,
  familyName: nameText,
  dateOfBirth: birth(today),
  nationality: nationalities,
  role: oneOfThese(dictionary.SIGNATORY_ROLES),
});

const under = (path: string, problems: StepProblems): StepProblems =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`${path}.${field}`, problem]));

function peopleProblems(answers: Answers, terms: Terms): StepProblems {
  const { signatories = [], births = {} } = answers.PEOPLE ?? {};
  const rules = signatoryRules(terms, anyCountry);
  const people = peopleToKnow(placeOwners(answers.OWNERS?.owners ?? []));
  return {
    ...(signatories.length === 0 ? { signatories: 'REQUIRED' as const } : {}),
    ...Object.assign({}, ...signatories.map((one: Signatory, place) => under(`signatories.${place}`, checked({ ...one }, rules)))),
    ...under('births', checked(births, Object.fromEntries(people.map(({ owner }) => [owner.id, birth(terms.today)])))),
  };
}

/** Where a user comes from need not be where they are served. */
const anyCountry: Check = (value) => (/^[A-Z]{2}$/.test(value) ? undefined : 'UNKNOWN');

const byStep: { readonly [Step in AnswerStep]: (answers: Answers, terms: Terms, kind: VerificationKind) => StepProblems } = {
  COUNTRY: ({ COUNTRY = {} }, { countries }) => checked({ ...COUNTRY }, { country: oneOfThese(countries) }),
  DETAILS: ({ DETAILS = {} }, { today }) =>
    checked(
      { ...DETAILS },
      {
        givenNames: nameText,
        familyName: nameText,
        dateOfBirth: birth(today),
        nationality: anyCountry,
        street: anyText(120),
        city: anyText(80),
        'postalCode?': anyText(20),
        'region?': anyText(80),
      },
    ),
  DOCUMENT: ({ DOCUMENT = {} }, terms) => documentProblems(DOCUMENT, terms),
  PROOF: ({ PROOF = {} }, terms, kind) =>
    checked(
      { ...PROOF },
      kind === 'ADDRESS'
        ? { proofKind: oneOfThese(dictionary.ADDRESS_PROOFS), issuedOn: recent(terms), file: upload }
        : { proofKind: oneOfThese(dictionary.FUNDS_PROOFS), issuedOn: pastDay(terms.today), file: upload },
    ),
  FUNDS: ({ FUNDS = {} }) => fundsProblems(FUNDS),
  COMPANY: ({ COMPANY = {} }, { today, countries }) =>
    checked(
      { ...COMPANY },
      {
        name: anyText(120),
        country: oneOfThese(countries),
        registrationNumber: anyText(40),
        incorporatedOn: pastDay(today),
        street: anyText(120),
        city: anyText(80),
        'postalCode?': anyText(20),
        'website?': anyText(200),
        business: anyText(300),
      },
    ),
  FILES: ({ FILES = {} }) => checked({ ...FILES }, Object.fromEntries(dictionary.COMPANY_DOCUMENTS.map((name) => [name, upload]))),
  OWNERS: ({ OWNERS = {} }) => ownerProblems(OWNERS.owners ?? []),
  PEOPLE: peopleProblems,
};

/** What is wrong with a step as it stands. The exchange asks it before it lets a step be finished, the web beside the fields. */
export const problemsOf = (kind: VerificationKind, step: AnswerStep, answers: Answers, terms: Terms): StepProblems =>
  byStep[step](answers, terms, kind);

/** The first step that is not finished, with its first problem; undefined when everything is. */
export function firstGap(
  kind: VerificationKind,
  answers: Answers,
  terms: Terms,
): { step: AnswerStep; field: string; problem: Problem } | undefined {
  for (const step of ANSWER_STEPS[kind]) {
    const [first] = Object.entries(problemsOf(kind, step, answers, terms));
    if (first) return { step, field: first[0], problem: first[1] };
  }
  return undefined;
}
