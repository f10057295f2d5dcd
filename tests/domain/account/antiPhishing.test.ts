import { isAntiPhishingWord } from '@/domain/account/antiPhishing';

describe('an anti-phishing word', () => {
  it('is of letters and numbers of any language', () => {
    const words = ['harbour-27', 'Син кораб', '港口27', 'a.1.b', 'abc', 'x'.repeat(20)];
    expect(words.filter((word) => !isAntiPhishingWord(word))).toEqual([]);
  });

  it('is no link, no markup, no blank and no essay', () => {
    const others = ['ab', 'x'.repeat(21), 'kontor.example', '<b>hi</b>', 'a  b', ' harbour', '-27-', 'a\u202Eb', 'two\nlines', ''];
    expect(others.filter(isAntiPhishingWord)).toEqual([]);
  });
});
