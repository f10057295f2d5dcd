import { maskedEmail, maskedEmailForOthers } from '@/domain/account/maskedEmail';

describe('a masked address', () => {
  it.each([
    ['jana.hoffmann@mail.example', 'jan***nn@mail.example', 'jan***nn@mail.example'],
    ['abcdef@x.io', 'abc***ef@x.io', 'abc***ef@x.io'],
    ['alice@x.io', 'ali***ce@x.io', 'a***@x.io'],
    ['abcd@x.io', 'abc***cd@x.io', 'a***@x.io'],
    ['abc@x.io', 'abc***bc@x.io', 'a***@x.io'],
    ['@x.io', '***@x.io', '***@x.io'],
    ['no address', 'no ***ss', 'no ***ss'],
    ['a@x.io', 'a***a@x.io', 'a***@x.io'],
    ['𝐣𝐚𝐧𝐚-@x.io', '𝐣𝐚𝐧***𝐚-@x.io', '𝐣***@x.io'],
  ])('%s is %s to its owner and %s to others', (email, own, others) => {
    expect([maskedEmail(email), maskedEmailForOthers(email)]).toEqual([own, others]);
  });

  it('keeps at least one character of every name of two or more from others, and most of what is short', () => {
    for (let length = 2; length <= 64; length += 1) {
      const local = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijkl'.slice(0, length);
      const [shown] = maskedEmailForOthers(`${local}@x.io`).split('@');
      expect(shown?.replace('***', '').length).toBeLessThan(length);
    }
  });
});
