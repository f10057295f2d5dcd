/** Documents that prove who a user is. */
export const DOCUMENT_KINDS = ['ID_CARD', 'PASSPORT', 'DRIVING_LICENCE', 'RESIDENCE_PERMIT'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Sides that are photographed: of a passport the page with the picture. */
export const sidesOf = (kind: DocumentKind): readonly ('front' | 'back')[] => (kind === 'PASSPORT' ? ['front'] : ['front', 'back']);

export const ADDRESS_PROOFS = ['UTILITY_BILL', 'BANK_STATEMENT', 'TAX_LETTER', 'REGISTRATION'] as const;
export const FUNDS_PROOFS = ['PAYSLIP', 'TAX_RETURN', 'BANK_STATEMENT', 'SALE_CONTRACT', 'INHERITANCE'] as const;
export const OCCUPATIONS = [
  'EMPLOYED',
  'SELF_EMPLOYED',
  'BUSINESS_OWNER',
  'PUBLIC_SERVICE',
  'STUDENT',
  'RETIRED',
  'HOMEMAKER',
  'UNEMPLOYED',
] as const;
export const FUND_SOURCES = [
  'SALARY',
  'BUSINESS_INCOME',
  'SAVINGS',
  'INVESTMENTS',
  'PROPERTY_SALE',
  'INHERITANCE',
  'CRYPTO',
  'OTHER',
] as const;
/** Of a year, in US dollars; the lower end is in the band. */
export const INCOME_BANDS = ['UNDER_25K', 'FROM_25K', 'FROM_50K', 'FROM_100K', 'FROM_250K'] as const;
export const COMPANY_DOCUMENTS = ['registerExtract', 'articles', 'shareholders', 'addressProof'] as const;
export const SIGNATORY_ROLES = ['DIRECTOR', 'MANAGER', 'AUTHORISED'] as const;
/** What one does before the camera; looking straight comes first. */
export const GESTURES = ['STRAIGHT', 'LEFT', 'RIGHT', 'SMILE', 'UP'] as const;
export type Gesture = (typeof GESTURES)[number];
/** Photos of a selfie: straight, and this many gestures in an order nobody knows before. */
export const GESTURES_ASKED = 3;

/** Countries that issue no card of identity to everybody. */
const WITHOUT_ID_CARD: ReadonlySet<string> = new Set(['AU', 'CA', 'DK', 'GB', 'IE', 'NZ', 'US']);
/** Countries that issue residence permits by a common format. */
const WITH_RESIDENCE_PERMIT: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB'.split(' '),
);

/** Which documents of a country are accepted (ISO 3166-1 alpha-2), the most usual first. */
export function documentKindsOf(country: string): DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => {
    if (kind === 'ID_CARD') return !WITHOUT_ID_CARD.has(country);
    return kind !== 'RESIDENCE_PERMIT' || WITH_RESIDENCE_PERMIT.has(country);
  });
}
