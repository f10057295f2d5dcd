// What is asked, by step. A draft may lack any of it; `problems.ts` says what a finished step must have.

export interface CountryAnswers {
  /** Where the person lives: ISO 3166-1 alpha-2. */
  country?: string;
}

export interface DetailsAnswers {
  givenNames?: string;
  familyName?: string;
  /** 1987-05-09 */
  dateOfBirth?: string;
  nationality?: string;
  street?: string;
  city?: string;
  postalCode?: string;
  region?: string;
}

export interface DocumentAnswers {
  documentKind?: string;
  /** Who issued it. */
  issuer?: string;
  number?: string;
  expiresOn?: string;
  /** Ids of uploads. */
  front?: string;
  back?: string;
}

export interface ProofAnswers {
  proofKind?: string;
  issuedOn?: string;
  file?: string;
}

export interface FundsAnswers {
  occupation?: string;
  employer?: string;
  sources?: readonly string[];
  income?: string;
  /** Holds or held a public office, or is close to somebody who does. */
  isExposed?: boolean;
}

export interface CompanyAnswers {
  name?: string;
  country?: string;
  registrationNumber?: string;
  incorporatedOn?: string;
  street?: string;
  city?: string;
  postalCode?: string;
  website?: string;
  business?: string;
}

/** Ids of uploads by kind of document. */
export interface FilesAnswers {
  registerExtract?: string;
  articles?: string;
  shareholders?: string;
  addressProof?: string;
}

/** Who holds a share of the company itself (`parentId` null) or of a company that holds one. */
export interface Owner {
  id: string;
  parentId: string | null;
  kind: 'PERSON' | 'COMPANY';
  name: string;
  country: string;
  /** Percent of what stands above it: "33.3333". */
  share: string;
  /** Of a company. */
  registrationNumber?: string;
  /** Of a person who directs or controls it in another way than by shares. */
  isControlling?: boolean;
}

export interface OwnersAnswers {
  owners?: readonly Owner[];
}

export interface Signatory {
  id: string;
  givenNames: string;
  familyName: string;
  dateOfBirth: string;
  nationality: string;
  role: string;
}

export interface PeopleAnswers {
  signatories?: readonly Signatory[];
  /** Dates of birth of the owners who must be known, by their id in the tree. */
  births?: Readonly<Record<string, string>>;
}

export interface Answers {
  COUNTRY?: CountryAnswers;
  DETAILS?: DetailsAnswers;
  DOCUMENT?: DocumentAnswers;
  PROOF?: ProofAnswers;
  FUNDS?: FundsAnswers;
  COMPANY?: CompanyAnswers;
  FILES?: FilesAnswers;
  OWNERS?: OwnersAnswers;
  PEOPLE?: PeopleAnswers;
}
export type AnswerStep = keyof Answers;

/** Answers with others over them, field by field; what the others do not name stays. */
export function mergedAnswers(answers: Answers, others: Answers): Answers {
  const steps = Object.entries(others).map(([step, fields]) => [step, { ...answers[step as AnswerStep], ...fields }]);
  return { ...answers, ...Object.fromEntries(steps) };
}
