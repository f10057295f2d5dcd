import { firstNickName, nickNameFault, tidyNickName } from '@/domain/account/nickName';

const faults = (names: readonly string[], brand = 'Kontor') => names.map((name) => nickNameFault(name, brand));
const all = <Value>(names: readonly string[], value: Value) => names.map(() => value);

describe('a nickname', () => {
  it('is of letters and numbers of any language', () => {
    const names = ['jana-h', 'Жана 27', '港口', 'عمر', "O'Neill", 'José', 'x'.repeat(20), 'Badminton', 'Steamroller'];
    expect(faults(names)).toEqual(all(names, undefined));
  });

  it('has 2 to 20 characters, counted as people do', () => {
    expect(faults(['x', '', 'x'.repeat(21)])).toEqual(all([1, 2, 3].map(String), 'length'));
    expect(nickNameFault('𝒜𝒜', 'Kontor')).toBeUndefined();
  });

  it('holds nothing invisible, no markup, no link and no tower of marks', () => {
    const names = ['a\u202Eb', 'a\u200Bb', 'two\nlines', '<b>hi</b>', 'a  b', ' jana', 'kraken.com', 'a@b.c', 'Z̴̷̸̢͓', 'jana!'];
    expect(faults(names)).toEqual(all(names, 'characters'));
  });

  it('is not taken for the brand or for who works there', () => {
    const names = ['Kontor', 'K0NT0R', 'kontor-desk', 'Коntоr', 'ｋontor', 'Support', 'supp0rt 24', 'official jana', 'admin', 'Jana Admin'];
    expect(faults([...names, 'the-staff', '客服小王', 'Поддръжка', 'MODERAT0R', 'Súpport'])).toEqual(
      all([...names, 1, 2, 3, 4, 5].map(String), 'reserved'),
    );
  });

  it('may hold a short brand name as a part of another word', () => {
    expect(faults(['Brigade', 'Riga', 'riga-one', 'RigaTeam', 'Jana Riga'], 'Riga')).toEqual([
      undefined,
      'reserved',
      'reserved',
      'reserved',
      'reserved',
    ]);
  });

  it('holds a long brand name nowhere, and none beside what the house is called', () => {
    expect(faults(['mykontorfan', 'kontors'])).toEqual(['reserved', 'reserved']);
    expect(faults(['TeamRiga', 'rigasupport', 'Rigas', 'kontor'], 'Riga')).toEqual(['reserved', 'reserved', undefined, undefined]);
    // A brand whose name is of signs alone reserves nothing.
    expect(faults(['jana', 'jana-x'], '***')).toEqual([undefined, undefined]);
  });

  it('is of the number of the account at first, and allowed on a brand of whatever name', () => {
    expect(firstNickName('10000046', 'Kontor')).toBe('User-10000046');
    const brands = ['Kontor', 'User', 'Users', 'Superuser', 'U', '10', '***', ''];
    for (const uid of ['10000046', '50000000', '9'.repeat(15), '9'.repeat(19)])
      expect(brands.map((brand) => nickNameFault(firstNickName(uid, brand), brand))).toEqual(all(brands, undefined));
  });

  it('is kept composed and without spaces around it', () => {
    expect(tidyNickName('  Jose\u0301 ')).toBe('José');
  });
});
