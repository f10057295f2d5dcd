import { composeMessage, type MessageFacts } from '@/exchange/app/mail/composeMessage';
import { deviceName } from '@/exchange/app/mail/deviceName';
import type { MailWords, MessageKind } from '@/exchange/app/mail/words/mailWords';
import { mailWordsByLanguage, mailWordsOf } from '@/exchange/app/mail/words/words';
import { testBrands } from '../support/accountsRig';

const facts: MessageFacts = {
  id: '0d1c7a52-6f0e-4b7e-9d83-3a1f3f0f5b11',
  kind: 'loginCode',
  to: 'jana@mail.example',
  channel: 'email',
  brand: 'kontor',
  look: testBrands.look('kontor'),
  language: 'en',
  code: '481902',
  minutes: 10,
  device: 'Safari · iOS',
  ip: '203.0.113.80',
  at: Date.UTC(2026, 10, 18, 8, 2),
};
const kinds: MessageKind[] = [
  'registerCode',
  'loginCode',
  'forgotCode',
  'authenticatorCode',
  'alreadyRegistered',
  'passwordChanged',
  'newDevice',
  'authenticatorOn',
  'authenticatorOff',
  'secondFactorReset',
  'passkeyLoginOn',
  'antiPhishingChanged',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'accountLocked',
  'accountUnlocked',
  'unfreezeCode',
  'accountFrozen',
  'accountUnfrozen',
  'dataExported',
  'accountClosed',
];

describe('messages', () => {
  it('writes a login code as designed', () => {
    const { subject, html = '', text } = composeMessage(facts);
    expect(subject).toBe('481\u00a0902 is your Kontor login code');
    expect(html).toContain('max-width:600px');
    expect(html).toMatch(/font-size:36px[^"]*">481\u00a0902</);
    expect(html).toContain('18 Nov 2026, 08:02 UTC');
    expect(html).toContain('href="https://kontor.example/reset-password"');
    expect(text).toContain('481\u00a0902');
    // "This was not me" is the last thing one reads before the small print.
    const order = ['Your login code', '481\u00a0902</div>', 'Safari · iOS', '203.0.113.80', 'This was not me', 'We never ask'];
    const positions = order.map((part) => html.indexOf(part, html.indexOf('<body')));
    expect(positions).toEqual([...positions].sort((left, right) => left - right));
    expect(Math.min(...positions)).toBeGreaterThan(0);
  });

  it('tells times by the clock its reader chose, named, and in UTC without one or with one that is none', () => {
    const timeIn = (timeZone: string | null) => /18 Nov.*/.exec(composeMessage({ ...facts, timeZone }).text)?.[0];
    expect(timeIn('Europe/Berlin')).toBe('18 Nov 2026, 09:02 UTC+1');
    expect(timeIn('Asia/Kathmandu')).toBe('18 Nov 2026, 13:47 UTC+5:45');
    expect(timeIn('Europe/London')).toBe('18 Nov 2026, 08:02 UTC');
    expect(timeIn(null)).toBe('18 Nov 2026, 08:02 UTC');
    expect(timeIn('Nowhere/No')).toBe('18 Nov 2026, 08:02 UTC');
    // Digits as everywhere in the product, the comma of the language.
    expect(composeMessage({ ...facts, language: 'ar-AE', timeZone: 'Asia/Dubai' }).text).toMatch(/2026، 12:02 UTC\+4/);
  });

  it('leads to the reset page in the user’s language, and nowhere without a configured origin', () => {
    expect(composeMessage({ ...facts, language: 'ar-AE' }).html).toContain('https://kontor.example/ar-AE/reset-password');
    const { html, text } = composeMessage({ ...facts, look: { ...facts.look, origin: undefined } });
    expect(html).not.toContain('href');
    expect(text).not.toContain('http');
  });

  it('leads to the page that locks the account where a user is in it, and says so', () => {
    const { html, text } = composeMessage({ ...facts, kind: 'newDevice', code: undefined, lockToken: '1.2.sig', language: 'ar-AE' });
    expect(html).toContain('href="https://kontor.example/ar-AE/lock-account#1.2.sig"');
    expect(text).toContain(mailWordsOf('ar-AE').lockText);
    expect(composeMessage({ ...facts, kind: 'accountLocked', code: undefined, lockToken: '1.2.sig' }).text).not.toContain('http');
    // Without an address to lead to the words must not speak of a button.
    const look = { ...facts.look, origin: undefined };
    expect(composeMessage({ ...facts, look, kind: 'newDevice', code: undefined, lockToken: '1.2.sig' }).text).toContain(
      'Set a new password',
    );
  });

  it('says from which country, by its name in the user’s language, where it is known', () => {
    expect(composeMessage({ ...facts, country: 'DE', language: 'bg' }).text).toContain('Държава: Германия');
    expect(composeMessage({ ...facts, country: null }).text).not.toContain('Country');
  });

  it('escapes what it shows', () => {
    const { html } = composeMessage({ ...facts, look: { ...facts.look, name: '<b>&"' }, device: '<script>' });
    expect(html).toContain('&lt;b&gt;&amp;&quot;');
    expect(html).not.toContain('<script>');
  });

  it.each(['en', 'ar-AE', 'es', 'zh-TW', 'zh-MY', 'it-IT', 'pt-PT', 'bg', 'xx'])('leaves nothing unfilled in %s', (language) => {
    for (const kind of kinds) {
      const code = kind.endsWith('Code') ? '481902' : undefined;
      for (const channel of ['email', 'sms'] as const) {
        const { subject, text, html = '' } = composeMessage({ ...facts, kind, channel, language, code });
        expect(`${subject}${text}${html.slice(html.indexOf('<body'))}`).not.toMatch(/[{}]|undefined|null/);
        // Never with a plain space: Arabic would turn the halves round. Not at all in an SMS, where phones look for six digits.
        expect(text.includes(channel === 'sms' ? '481902' : '481\u00a0902')).toBe(code !== undefined);
      }
    }
  });

  it.each(Object.entries(mailWordsByLanguage))('says everything in %s, with the blanks of English', (_language, words) => {
    const blanks = (from: MailWords) =>
      kinds.map((kind) => Object.entries(from[kind]).map(([part, text]) => [kind, part, (text.match(/\{\w+\}/g) ?? []).sort()]));
    expect(blanks(words)).toEqual(blanks(mailWordsOf('en')));
    expect(Object.values(words).every((part) => typeof part !== 'string' || part.trim() !== '')).toBe(true);
  });

  it('names the device by browser and system, never by the raw text', () => {
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
    const iphone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
    expect(deviceName(mac)).toBe('Chrome · macOS');
    expect(deviceName(`${mac} Edg/126.0`)).toBe('Edge · macOS');
    expect(deviceName(iphone)).toBe('Safari · iOS');
    expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0')).toBe('Firefox · Linux');
    expect(deviceName('Your account is blocked, call +1 555')).toBe('');
  });
});
