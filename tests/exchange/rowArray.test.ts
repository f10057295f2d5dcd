import fc from 'fast-check';
import { rowArray } from '@/exchange/db/rows/rowArray';
import { runs } from '../support/propertyRuns';
import { describeOnEachDatabase } from '../support/testDatabase';

describe('rows as text', () => {
  it('are an array of row literals', () => {
    expect(rowArray([], [])).toBe('{}');
    const row = { isPostOnly: false, id: '1', side: 'BUY', price: null, lots: 7n };
    expect(rowArray([row], ['id', 'side', 'price', 'lots', 'isPostOnly'])).toBe('{"(1,BUY,,7,false)"}');
    expect(rowArray([{ id: 1, name: '' }], ['id', 'name'])).toBe('{"(1,\\"\\")"}');
  });
});

describeOnEachDatabase('rows as text', (database) => {
  const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));
  const row = fc.tuple(
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.oneof(text, fc.constantFrom('', 'NULL', '{}', '(,)', ' ')),
    fc.boolean(),
  );

  it('arrive in the database as they were', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
        const columns = ['id', 'kind', 'reference', 'is_internal', 'at_ms'] as const;
        const given = rowArray(
          rows.map(([id, reference, isInternal]) => ({ id, kind: 'kind', reference, is_internal: isInternal, at_ms: null })),
          columns,
        );
        const read = await database().query('select id, reference, is_internal, at_ms from unnest($1::text::ledger_postings[]) as r', [
          given,
        ]);
        expect(read).toEqual(rows.map(([id, reference, isInternal]) => ({ id, reference, is_internal: isInternal, at_ms: null })));
      }),
      runs(200),
    );
  });
});
