import type { Verification } from '@/exchange/app/verification/model';
import { type Typing, takeFields } from '@/exchange/app/verification/owner/fieldMarks';

// Whose field stands, by what it was typed over.

const kept = (version: number, city: string, marked: number) =>
  ({
    version,
    contents: { answers: { DETAILS: { city } }, marks: { 'DETAILS.city': { version: marked, tab: 'a', turn: 1 } } },
  }) as unknown as Verification;
const typing = (tab: string, turn: number, over?: number): Typing => ({
  ...{ tab, turn },
  over: over === undefined ? {} : { 'DETAILS.city': over },
});
const Bonn = { DETAILS: { city: 'Bonn' } };

it('is taken over the very version that wrote it, and not over one before', () => {
  expect(takeFields(kept(5, 'Kiel', 3), Bonn, 5, typing('b', 1, 3))).toMatchObject({ stale: [], answers: Bonn });
  expect(takeFields(kept(5, 'Kiel', 3), Bonn, 5, typing('b', 1, 2))).toMatchObject({
    stale: ['DETAILS.city'],
    answers: { DETAILS: { city: 'Kiel' } },
  });
});

it('was typed over the version of the whole save where it says nothing of its own', () => {
  expect(takeFields(kept(5, 'Kiel', 3), Bonn, 4, typing('b', 1))).toMatchObject({ stale: [], answers: Bonn });
  expect(takeFields(kept(5, 'Kiel', 3), Bonn, 2, typing('b', 1)).stale).toEqual(['DETAILS.city']);
});

it('that was typed back to what is there is no news to another page', () => {
  const back = takeFields(kept(5, 'Kiel', 3), { DETAILS: { city: 'Kiel' } }, 5, typing('a', 3, 5));
  expect(back).toMatchObject({ isNews: true, marks: { 'DETAILS.city': { version: 3, tab: 'a', turn: 3 } } });
});
