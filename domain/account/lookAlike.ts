/** What is read as another letter. Latin stands for what Cyrillic, Greek and digits only look like. */
const READ_AS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  i: 'l',
  ı: 'l',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  н: 'h',
  һ: 'h',
  і: 'l',
  ї: 'l',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  ς: 's',
  τ: 't',
  υ: 'u',
  χ: 'x',
};

const MARKS = /\p{M}+/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;

/** The same for all texts that a hurried user takes for one another: "K0nt ór", "коntог" (as far as it looks so), "KONTOR". */
export function lookAlike(text: string): string {
  const bare = text.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(NOT_WORD, '');
  // What is drawn of two letters is read as one.
  return [...bare]
    .map((letter) => READ_AS[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
