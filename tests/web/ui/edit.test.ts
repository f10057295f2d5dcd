import fc from 'fast-check';
import { editOf } from '@/src/ui/field/edit';

describe('telling what a change was', () => {
  const text = fc.array(fc.constantFrom(...'0156.,'), { maxLength: 8 }).map((characters) => characters.join(''));
  it('finds what was put over a selection, whatever it has in common with what stood there', () => {
    fc.assert(
      fc.property(text, text, fc.nat(8), fc.nat(8), (before, inserted, one, other) => {
        const [from, to] = [Math.min(one, other, before.length), Math.min(Math.max(one, other), before.length)];
        const raw = before.slice(0, from) + inserted + before.slice(to);
        expect(editOf({ text: before, from, to }, raw, from + inserted.length)).toEqual({ text: before, from, to, inserted });
      }),
    );
  });

  it.each([
    ['erased behind the caret', { text: '1,234', from: 5, to: 5 }, '1,23', 4, { from: 4, to: 5, inserted: '' }],
    ['erased before it', { text: '1,234', from: 0, to: 0 }, ',234', 0, { from: 0, to: 1, inserted: '' }],
    ['a word erased', { text: '12 BTC', from: 6, to: 6 }, '12 ', 3, { from: 3, to: 6, inserted: '' }],
    ['dropped elsewhere', { text: '96.638', from: 0, to: 0 }, '96.6385', 7, { from: 6, to: 6, inserted: '5' }],
    ['filled in', { text: '96.638', from: 6, to: 6 }, '96.5', 4, { from: 0, to: 6, inserted: '96.5' }],
  ])('%s', (_, before, raw, caret, edit) => expect(editOf(before, raw, caret)).toEqual({ text: before.text, ...edit }));
});
