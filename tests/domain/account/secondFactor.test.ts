import { readRecoveryCode } from '@/domain/account/secondFactor';

describe('recovery codes', () => {
  it('are read as people type them', () => {
    const typed = ['7F3K9-2QDM4', '7f3k92qdm4', ' 7F3K9 – 2QDM4 ', '７Ｆ３Ｋ９-2QDM4'];
    expect(typed.map(readRecoveryCode)).toEqual(Array(4).fill('7F3K9-2QDM4'));
    expect(readRecoveryCode('oilo1-iLO0l')).toBe('01101-11001');
    expect(['', '7F3K9-2QDM', '7F3K9-2QDM44', '7F3K9-2QDMU', '481902'].map(readRecoveryCode)).toEqual(Array(5).fill(undefined));
  });
});
