import { show } from '@/tools/operator/show.mjs';

/** What the command prints of this answer. */
function printed(answer: unknown, given = {}): string {
  const written: string[] = [];
  const out = jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  show({ columns: [['Street', ({ street }: { street: string }) => street]] }, {}, answer, given);
  out.mockRestore();
  return written.join('');
}

describe('what a command shows', () => {
  const street = '1 Road \u001b[31m\u009b31m \u202edeifirev\u2066';
  const SEEN = '1 Road \\u001b[31m\\u009b31m \\u202edeifirev\\u2066';

  it.each([
    ['a field', { street }, {}],
    ['a part of one', { details: { street } }, {}],
    ['a table', [{ street }], {}],
    ['JSON', { street }, { json: true }],
  ])('as %s spells out what would command the terminal or turn the text', (_, answer, given) => {
    expect(printed(answer, given)).toContain(SEEN);
    expect(printed(answer, given)).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
  });

  it('tells times by the hour beside the milliseconds', () => {
    const times = {
      createdMs: Date.UTC(2026, 10, 27, 22, 59, 26),
      submittedAt: Date.UTC(2026, 0, 2),
      lockedMs: null,
      tookMs: 7,
      heldAt: 'x',
    };
    expect(printed(times).split('\n')).toEqual([
      'createdMs    1795820366000  (2026-11-27 22:59:26 UTC)',
      'submittedAt  1767312000000  (2026-01-02 00:00:00 UTC)',
      'lockedMs     -',
      'tookMs       7',
      'heldAt       x',
      '',
    ]);
    expect(JSON.parse(printed(times, { json: true }))).toEqual(times);
  });

  it('reads again as it was, as JSON', () => {
    expect(JSON.parse(printed({ street }, { json: true }))).toEqual({ street });
  });
});
