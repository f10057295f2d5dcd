import { readdirSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { calls } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';

const AREAS = 'contract/calls';

describe('contract', () => {
  it('has schemas for every endpoint that compile', () => {
    for (const name of Object.keys(endpoints) as (keyof typeof endpoints)[]) {
      expect(() => Compile(calls[name].params)).not.toThrow();
      expect(() => Compile(calls[name].data)).not.toThrow();
    }
  });

  it('declares every call once: of two with one name, the area that comes first would be dead', () => {
    const areas = readdirSync(AREAS).flatMap((file) => Object.values(jest.requireActual<object>(`@/${AREAS}/${file}`)));
    const names = areas.flatMap((area) => Object.keys(area));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.sort()).toEqual(Object.keys(calls).sort());
  });
});
