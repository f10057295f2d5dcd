const SERIES = 8;

/** One of the eight series colours, always the same for a symbol. */
function seriesOf(symbol: string): number {
  let sum = 0;
  for (const letter of symbol) sum += letter.charCodeAt(0);
  return (sum % SERIES) + 1;
}

/** A disc with the first letters of a symbol, for coins nobody drew. */
export function CoinLetters({ symbol }: { symbol: string }) {
  return (
    <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true" data-letters="">
      <circle cx="12" cy="12" r="12" fill={`var(--series-${seriesOf(symbol)})`} />
      <text x="12" y="15.5" textAnchor="middle" fontSize="9" fontWeight="600" fontFamily="var(--font-ui)" fill="#0D1114">
        {symbol.slice(0, 2).toUpperCase()}
      </text>
    </svg>
  );
}
