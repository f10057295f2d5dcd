import { treeLines } from '@/src/features/verification/owners/treeLines';

it('a line runs past what hangs below one of its own, to the next', () => {
  // Jana, Nordlys (Soren, Ida), Luca.
  expect(treeLines([0, 0, 1, 1, 0])).toEqual([
    { passing: [], goesOn: true, startsOne: false },
    { passing: [], goesOn: true, startsOne: true },
    { passing: [0], goesOn: true, startsOne: false },
    { passing: [0], goesOn: false, startsOne: false },
    { passing: [], goesOn: false, startsOne: false },
  ]);
});

it('no line runs past the last branch', () => {
  expect(treeLines([0, 1, 2]).map(({ passing }) => passing)).toEqual([[], [], []]);
});
