import { readFileSync } from 'node:fs';
import { BY, SHARE_A_LINE, setLines, type Words, widestOf } from '../../tools/lib/widestWords.mjs';

describe('the widest words', () => {
  it('are, text by text, those of the language that needs the most room', () => {
    const widest = widestOf(
      [
        { buy: 'Buy', deep: { sell: 'Sell' } },
        { buy: 'Comprar', deep: { sell: 'Ven' } },
      ],
      BY.line,
    );
    expect(widest).toEqual({ buy: 'Comprar', deep: { sell: 'Sell' } });
  });

  it('are measured as they stand on a page: letters by their width, parameters filled in, without markup', () => {
    expect(BY.line('WWWW')).toBeGreaterThan(BY.line('iiiiiiii'));
    expect(BY.line('{{amount}} BTC')).toBeGreaterThan(BY.line('9 BTC'));
    expect(BY.line('<b>Buy</b>')).toBe(BY.line('Buy'));
    expect(BY.line('買入')).toBeGreaterThan(BY.line('Buy'));
  });

  it('are by word what does not break: spaces break, and Chinese anywhere', () => {
    expect(BY.word('Automatically')).toBeGreaterThan(BY.word('on its own, whenever that is so'));
    expect(BY.word('委託買賣委託買賣')).toBeLessThan(BY.word('Orders'));
  });

  it('keep the keys of the language whose place they take, its plurals too', () => {
    expect(
      widestOf(
        [
          { n_one: 'a', n_other: 'b' },
          { n_other: 'bbb', n_many: 'cccc' },
        ],
        BY.line,
      ),
    ).toEqual({ n_one: 'a', n_other: 'bbb' });
  });

  it('are of one language on a line that several share', () => {
    const first = { trade: { orderBook: 'wwwww', trades: 'i' } };
    const second = { trade: { orderBook: 'i', trades: 'wwwwwww' } };
    expect(setLines(widestOf([first, second], BY.line), [first, second], BY.line)).toEqual(second);
  });

  it('name texts that there are', () => {
    const words: Words = JSON.parse(readFileSync('locales/en/common.json', 'utf8'));
    const at = (key: string) =>
      key.split('.').reduce<Words | string | undefined>((group, name) => (typeof group === 'object' ? group[name] : undefined), words);
    for (const key of SHARE_A_LINE.flat()) expect([key, typeof at(key)]).toEqual([key, 'string']);
  });
});
