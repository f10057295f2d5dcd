import { sheetFaults } from '../../support/cssModules';

const sheets = sheetFaults();

describe('style sheets of parts', () => {
  it('have no rule for a class that nothing wears', () => {
    expect(sheets.length).toBeGreaterThan(80);
    expect(sheets.filter(({ dead }) => dead.length > 0).map(({ sheet, dead }) => `${sheet}: ${dead.join(', ')}`)).toEqual([]);
  });

  it('have a rule for every class that is asked for', () => {
    expect(sheets.filter(({ missing }) => missing.length > 0).map(({ sheet, missing }) => `${sheet}: ${missing.join(', ')}`)).toEqual([]);
  });
});
