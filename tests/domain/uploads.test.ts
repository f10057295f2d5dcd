import { contentKindOf } from '@/domain/upload/contentKind';
import { judge, qualityOf } from '@/domain/upload/imageQuality';
import { kindsOf, UPLOAD_TYPES } from '@/domain/upload/uploadRules';
import { secondsLeft, withSample } from '@/src/uploads/model/pace';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text.padEnd(16, '\0'), 'latin1'));

describe('what a file is', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe1'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['webp', 'RIFF\x00\x01\x02\x03WEBPVP8 '],
    ['pdf', '%PDF-1.7'],
    ['heic', '\0\0\0\x18ftypheic'],
    ['heic', '\0\0\0\x18ftypavif'],
    ['unknown', '\0\0\0\x18ftypmp42'],
    ['unknown', 'RIFF\x00\x01\x02\x03WAVE'],
    ['unknown', '<svg xmlns='],
    ['unknown', 'GIF89a'],
    ['unknown', ' %PDF-1.7'],
    ['unknown', ''],
  ])('%s: %j', (kind, head) => expect(contentKindOf(bytes(head))).toBe(kind));

  it('is a picture where a machine compares faces and cards', () => {
    expect(UPLOAD_TYPES.filter((type) => !kindsOf(type).some((kind) => kind === 'pdf'))).toEqual([
      'ID_FRONT',
      'ID_BACK',
      'PASSPORT',
      'SELFIE',
    ]);
  });
});

describe('what can be told of a picture', () => {
  const draw = (luma: (x: number, y: number) => number, side = 60) => {
    const data = new Uint8ClampedArray(side * side * 4);
    for (let y = 0; y < side; y += 1) for (let x = 0; x < side; x += 1) data.fill(luma(x, y), (y * side + x) * 4, (y * side + x) * 4 + 4);
    return { data, width: side, height: side };
  };
  const found = (luma: (x: number, y: number) => number) =>
    judge(qualityOf(draw(luma)))
      .filter(({ isGood }) => !isGood)
      .map(({ check }) => check);
  const stripes = (x: number) => (x % 6 < 3 ? 90 : 200);

  it('is well where there are edges, light, and nothing burnt', () => expect(found(stripes)).toEqual([]));
  it('is blurred where nothing changes quickly', () => expect(found((x) => 90 + x)).toEqual(['sharp']));
  it('is dark', () => expect(found((x) => (x % 6 < 3 ? 5 : 60))).toEqual(['light']));
  it('has a reflection in one spot', () => expect(found((x, y) => (x < 8 && y < 8 ? 255 : stripes(x)))).toEqual(['glare']));
  it('is a white page, which is no reflection', () => expect(found((x) => (x % 6 < 2 ? 40 : 255))).toEqual([]));
});

describe('the time that is left', () => {
  const paced = (...steps: [atMs: number, sent: number][]) =>
    steps.reduce<ReturnType<typeof withSample>>((all, [atMs, sent]) => withSample(all, { atMs, sent }), []);
  it('is told by the pace of the last moments', () => {
    expect(secondsLeft(paced([0, 0], [2_000, 200_000]), 1_000_000)).toBe(8);
    // A slow beginning is forgotten.
    expect(secondsLeft(paced([0, 0], [60_000, 1_000], [62_000, 201_000]), 1_001_000)).toBe(8);
  });
  it('is not told before there is a pace', () => {
    expect(secondsLeft(paced([0, 0]), 10)).toBeUndefined();
    expect(secondsLeft(paced([0, 0], [500, 5]), 10)).toBeUndefined();
    expect(secondsLeft(paced([0, 5], [2_000, 5]), 10)).toBeUndefined();
  });
});
