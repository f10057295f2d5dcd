import type { KycDict } from '@/contract/verification';
import { dateOf } from '@/domain/verification/dates';

/** What answers are checked against here, as the exchange checks them: the day, and the countries that are served. */
export const termsOf = (countries: KycDict['countries']) => ({
  today: dateOf(Date.now()),
  countries: countries.filter(({ isServed }) => isServed).map(({ iso2 }) => iso2),
});
