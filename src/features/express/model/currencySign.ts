const SIGNS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' };

/** The mark of a currency beside its code. */
export const formatCurrencySign = (currency: string): string => SIGNS[currency] ?? currency.slice(0, 1);
