import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '@/src/lib/contentSecurityPolicy';

type Options = Parameters<typeof contentSecurityPolicy>[0];

const plain: Options = { scripts: ['run()'], styles: ['a{}'], chat: undefined, captcha: 'altcha', isDevelopment: false };
const directive = (options: Partial<Options>, name: string) =>
  contentSecurityPolicy({ ...plain, ...options })
    .split('; ')
    .find((part) => part.startsWith(`${name} `));
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const withChat = { chat: 'https://chat.example/help/' };

describe('contentSecurityPolicy', () => {
  it('lets run what the page prints and the build made, and no other script', () => {
    expect(directive({}, 'script-src')).toBe(`script-src 'self' ${hashOf('run()')}`);
    expect(directive({}, 'frame-src')).toBe("frame-src 'none'");
    expect(directive({}, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive({}, 'connect-src')).toBe("connect-src 'self'");
  });

  it.each<[string, Partial<Options>]>([
    ['plain', {}],
    ['with guests', { ...withChat, captcha: 'recaptcha' }],
  ])('takes no script for its place or its loader alone, %s', (_, options) => {
    const policy = contentSecurityPolicy({ ...plain, ...options });
    expect(directive(options, 'script-src')).not.toMatch(/unsafe|strict-dynamic|nonce|\*|https:\s|google\.com\/recaptcha\/(\s|$)/);
    expect(policy).not.toContain('unsafe-eval');
  });

  it('knows styles by their text: its own, the empty one of MUI, the one of the chart library that is installed', () => {
    const library = readFileSync('node_modules/lightweight-charts/dist/lightweight-charts.production.mjs', 'utf8');
    const chart = library.match(/"(a#tv-attr-logo\{[^"]+)"/)?.[1] ?? '';
    expect(chart).toContain('[data-dark]');
    expect(directive({}, 'style-src')).toBe(
      `style-src 'self' ${[chart, ''].reduce((all, text) => `${all} ${hashOf(text)}`, hashOf('a{}'))}`,
    );
    expect(directive({ styles: [''] }, 'style-src')).toBe(`style-src 'self' ${hashOf(chart)} ${hashOf('')}`);
  });

  it('lets the development server evaluate', () => {
    expect(directive({ isDevelopment: true }, 'script-src')).toContain("'unsafe-eval'");
  });

  it('opens to the live chat of a brand that has one, with the one file that starts it', () => {
    expect(directive(withChat, 'script-src')).toMatch(/ https:\/\/chat\.example\/help\/packs\/js\/sdk\.js$/);
    expect(directive(withChat, 'frame-src')).toBe('frame-src https://chat.example');
    expect(directive(withChat, 'connect-src')).toContain('wss://chat.example');
    expect(directive(withChat, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  });

  it('is not ended by what stands in an address', () => {
    const policy = contentSecurityPolicy({ ...plain, chat: "https://chat.example/a;script-src 'unsafe-inline',b" });
    expect(policy.match(/script-src /g)).toHaveLength(1);
    expect(policy).not.toContain(',');
  });

  it('knows reCAPTCHA by its files, where the exchange uses it or does not say', () => {
    for (const captcha of ['recaptcha', undefined] as const) {
      expect(directive({ captcha }, 'script-src')).toMatch(
        / https:\/\/www\.google\.com\/recaptcha\/api\.js https:\/\/www\.gstatic\.com\/recaptcha\/releases\/$/,
      );
      expect(directive({ captcha }, 'frame-src')).toContain('https://www.google.com/recaptcha/');
    }
    expect(contentSecurityPolicy(plain)).not.toContain('google');
  });
});
