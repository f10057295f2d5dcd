import { Compile } from 'typebox/compile';
import { calls } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';

describe('contract', () => {
  it('has schemas for every endpoint that compile', () => {
    for (const name of Object.keys(endpoints) as (keyof typeof endpoints)[]) {
      expect(() => Compile(calls[name].params)).not.toThrow();
      expect(() => Compile(calls[name].data)).not.toThrow();
    }
  });
});
