import { differencesOf } from '../../tools/screenshots/compare/differences.mjs';

const INK = { '.': [0, 0, 0, 255], '#': [255, 255, 255, 255], '+': [0, 0, 1, 255], ' ': [0, 0, 0, 0] } as const;

/** A picture of lines of signs, each a colour. */
const drawn = (...lines: string[]) => ({
  width: lines[0]?.length ?? 0,
  height: lines.length,
  data: Uint8Array.from(lines.flatMap((line) => [...line].flatMap((sign) => INK[sign as keyof typeof INK]))),
});

describe('how two pictures differ', () => {
  it('not at all, when every pixel is the same', () => {
    expect(differencesOf(drawn('..#', '#..'), drawn('..#', '#..'))).toBeUndefined();
  });

  it('in the pixels that are not, within the smallest box', () => {
    const found = differencesOf(drawn('....', '.#..', '....'), drawn('....', '..#.', '..#.'));
    expect(found).toMatchObject({ count: 3, box: { left: 1, top: 1, right: 3, bottom: 3 }, width: 4, height: 3 });
    expect([...(found?.marks ?? [])]).toEqual([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0]);
  });

  it('by a single step of one colour, and by what can be seen through', () => {
    expect(differencesOf(drawn('.'), drawn('+'))?.count).toBe(1);
    expect(differencesOf(drawn('.'), drawn(' '))?.count).toBe(1);
  });

  it('in all that sticks out of the smaller one', () => {
    expect(differencesOf(drawn('..'), drawn('...', '...'))).toMatchObject({ count: 4, width: 3, height: 2, box: { right: 3, bottom: 2 } });
  });
});
