import { codes } from '@/contract/codes';
import { formatCurrency, formatExact, formatList, MASK } from '@/src/format';

/** Errors whose first parameter is an amount of the user's own: what there is, what may leave, what a limit has left. */
const OF_OWN: ReadonlySet<string> = new Set(
  [
    codes.closingBalance,
    codes.balanceTooLow,
    codes.earnOverLimit,
    codes.earnMoreThanIn,
    codes.expressDayLimit,
    codes.expressCardLimit,
    codes.expressCoinsHeld,
    codes.withdrawalLimit,
  ].map(({ key }) => key),
);

/** Errors whose first parameter is money of this currency: it is written as money, and never as more than it is. */
const MONEY: Readonly<Record<string, string>> = { [codes.expressDayLimit.key]: 'USD', [codes.expressCardLimit.key]: 'EUR' };

const NUMBER = /^-?\d+(\.\d+)?$/;
/** "0.5 BTC", as several travel in one parameter. */
const AMOUNT = /^(\d+(?:\.\d+)?)( [A-Z0-9]+)$/;

/** A parameter of an error as it is shown: numbers as everywhere else in the language, own amounts only while they are not hidden. */
export function errorParam(key: string, index: number, value: string, { locale, isHidden }: { locale: string; isHidden: boolean }): string {
  if (isHidden && index === 0 && OF_OWN.has(key)) return MASK;
  const number = (text: string) => formatExact(text, 0, locale);
  const currency = index === 0 ? MONEY[key] : undefined;
  if (NUMBER.test(value)) return currency ? formatCurrency(value, locale, currency) : number(value);
  const parts = value.split(', ');
  if (!parts.every((part) => AMOUNT.test(part))) return value;
  return formatList(
    parts.map((part) => part.replace(AMOUNT, (_, amount: string, unit: string) => number(amount) + unit)),
    locale,
  );
}
