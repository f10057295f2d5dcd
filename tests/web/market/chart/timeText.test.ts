import type { Time } from 'lightweight-charts';
import type { ChartLibrary } from '@/src/market/chart/price/surface';
import { timeTexts } from '@/src/market/chart/price/timeText';

const library = { TickMarkType: { Year: 0, Month: 1, DayOfMonth: 2, Time: 3 } } as unknown as ChartLibrary;
const moment = (Date.UTC(2026, 10, 23, 4, 0) / 1000) as Time;

describe('words of the time axis', () => {
  // The canvas reads left to right; in an isolate a text is ordered by its own first letter.
  it('are ordered as their language reads them', () => {
    const { tick, pointer } = timeTexts(library, 'ar-AE', true);
    expect(tick(moment, 2)).toMatch(/^\u206823 \p{Script=Arabic}+\u2069$/u);
    expect(pointer(moment)).toMatch(/^\u206823 \p{Script=Arabic}+ 04:00\u2069$/u);
  });

  it('name the part of the time that begins', () => {
    const { tick, pointer } = timeTexts(library, 'en', false);
    const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');
    expect([0, 1, 2, 3].map((part) => bare(tick(moment, part)))).toEqual(['2026', 'Nov', '23 Nov', '04:00']);
    expect(bare(pointer(moment))).toBe('23 Nov 2026');
  });
});
