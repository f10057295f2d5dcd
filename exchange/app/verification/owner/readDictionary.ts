import type { CallData } from '@/contract/calls';
import * as dictionary from '@/domain/verification/dictionary';
import { countriesFor } from '../../accounts/identity/countries';
import type { Actor } from '../../actor';
import type { VerificationContext } from '../context';

function countries({ brands }: VerificationContext, { brand }: Actor, language: string) {
  const served = new Set(brands.countriesOf(brand));
  return countriesFor(language).map(({ iso2, name }) => ({
    iso2,
    name,
    documentKinds: dictionary.documentKindsOf(iso2),
    isServed: served.has(iso2),
  }));
}

/** What can be chosen when a person is verified. */
export const kycDictionary = (context: VerificationContext, actor: Actor, language: string): CallData<'kycDict'> => ({
  countries: countries(context, actor, language),
  addressProofs: [...dictionary.ADDRESS_PROOFS],
  fundsProofs: [...dictionary.FUNDS_PROOFS],
  occupations: [...dictionary.OCCUPATIONS],
  fundSources: [...dictionary.FUND_SOURCES],
  incomeBands: [...dictionary.INCOME_BANDS],
});

export const kybDictionary = (context: VerificationContext, actor: Actor, language: string): CallData<'kybDict'> => ({
  countries: countries(context, actor, language),
  documents: [...dictionary.COMPANY_DOCUMENTS],
  roles: [...dictionary.SIGNATORY_ROLES],
});
