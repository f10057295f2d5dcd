import { fuzzyMatch } from '@/src/features/palette/model/fuzzy';
import { piecesOf } from '@/src/features/palette/model/pieces';

const found = (search: string, text: string) => {
  const match = fuzzyMatch(search, text);
  return (
    match &&
    piecesOf(text, match.ranges)
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('')
  );
};
const ranked = (search: string, texts: string[]) =>
  texts
    .map((text) => ({ text, score: fuzzyMatch(search, text)?.score }))
    .filter((entry): entry is { text: string; score: number } => entry.score !== undefined)
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);

describe('fuzzyMatch', () => {
  it.each([
    ['sell', 'Sell BTC at market', '[Sell] BTC at market'],
    ['market sell', 'Sell BTC at market', '[Sell] BTC at [market]'],
    ['btcusdt', 'BTC/USDT', '[BTC]/[USDT]'],
    ['btc/usdt', 'BTC/USDT', '[BTC]/[USDT]'],
    ['btc usdt', 'BTC/USDT', '[BTC]/[USDT]'],
    ['swl', 'Switch to light theme', '[Sw]itch to [l]ight theme'],
    ['oscuro', 'Cambiar al tema oscuro', 'Cambiar al tema [oscuro]'],
    ['ordenes', 'Cancelar todas las órdenes', 'Cancelar todas las [órdenes]'],
    ['thereum', 'Ethereum', 'E[thereum]'],
    ['淺色', '切換為淺色主題', '切換為[淺色]主題'],
    ['0.05', 'بيع \u20660.05 BTC\u2069 محدد', 'بيع \u2066[0.05] BTC\u2069 محدد'],
    ['السوق', 'ألوان السوق', 'ألوان [السوق]'],
  ])('finds "%s" in "%s"', (search, text, expected) => {
    expect(found(search, text)).toBe(expected);
  });

  it('finds nothing when a word is missing, or letters are strewn about', () => {
    expect(fuzzyMatch('sell eth', 'Sell BTC at market')).toBeUndefined();
    expect(fuzzyMatch('slmk', 'Sell BTC at market')).toBeUndefined();
  });

  it('prefers starts of texts, then of words, then initials, then insides, then short texts', () => {
    expect(ranked('so', ['ASSO/USDT', 'Some coin', 'Old soil', 'Sea of', 'So'])).toEqual([
      'So',
      'Some coin',
      'Old soil',
      'Sea of',
      'ASSO/USDT',
    ]);
  });
});

describe('piecesOf', () => {
  it('counts overlapping finds once', () => {
    expect(
      piecesOf('market', [
        [0, 4],
        [2, 6],
      ]).map(({ text }) => text),
    ).toEqual(['mark', 'et']);
  });
});
