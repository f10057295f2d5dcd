/** What stands for a currency in the product's languages without being a sign or a code. */
const WRITTEN_OUT = ['лв.', 'лв', '元', 'د.إ', 'درهم'];

/** In capitals they look like a coin's code, and make another number of the one beside them. */
const NO_UNITS = new Set(
  [
    'MN BN TN MM MIO MRD MIL MLN MLD BIO BLN TRN LAC LAKH LAKHS CR CRORE CRORES KILO MEGA GIGA TERA DOZEN',
    'HUNDRED HUNDREDS THOUSAND THOUSANDS MILLION MILLIONS BILLION BILLIONS TRILLION TRILLIONS',
    'CIENTOS MILES MILLON MILLONES BILLON BILLONES CENTO MILLE MILA MILIONE MILIONI MILIARDO MILIARDI BILIONE BILIONI',
    'MILHAR MILHARES MILHAO MILHOES BILHAO BILHOES BILIAO RATUS RIBU JUTA BILION TRILION',
    'CENT CENTS SAT SATS SATOSHI SATOSHIS WEI GWEI BPS PIP PIPS PERCENT PCT ABOUT OVER UNDER',
  ].flatMap((words) => words.split(' ')),
);
/** Thousands, millions ... of a unit in one word: "5 MUSD". */
const MULTIPLIED = /^[KMBTG](USD[TC]?|EUR|GBP|BTC|ETH)$/;

const isTicker = (word: string) => /^[A-Z]{2,10}$/.test(word) && !NO_UNITS.has(word) && !MULTIPLIED.test(word);
/** "$", "US$", "HK$"; no "M$". */
const isSign = (word: string) => /^(?![KMBT]\p{Sc})[A-Z]{0,3}\p{Sc}$/u.test(word);

/** Whether what stands beside a number says nothing but what it is of: a currency's sign, a code in capitals, both, or nothing. */
export function isUnit(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length <= 2 && words.every((word) => isTicker(word) || isSign(word));
}

/** A text and a unit at its edge run together where letters meet letters or digits meet digits: "WBTC" does not end in the unit BTC. */
const isApart = (beside: string, edge: string) =>
  !(/\p{L}/u.test(beside) && /\p{L}/u.test(edge)) && !(/\d/.test(beside) && /\d/.test(edge));

/** The text without one of `units` before or behind its number, in whatever case it is written there. */
export function withoutUnit(text: string, units: readonly string[]): string {
  const lower = text.toLowerCase();
  for (const unit of [...units, ...WRITTEN_OUT]) {
    const own = unit.toLowerCase();
    if (own === '' || own.length >= text.length) continue;
    const before = text.slice(0, -own.length);
    if (lower.endsWith(own) && isApart(before.slice(-1), own.slice(0, 1))) return before.trim();
    const behind = text.slice(own.length);
    if (lower.startsWith(own) && isApart(own.slice(-1), behind.slice(0, 1))) return behind.trim();
  }
  return text;
}
