import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contentSecurityPolicy } from '@/src/lib/contentSecurityPolicy';

const base = { nonce: 'abc', host: 'kontor.example', isDevelopment: false };
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('lets only scripts with the nonce run', () => {
    const policy = contentSecurityPolicy(base);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
    expect(directive(policy, 'style-src')).toMatch(/^style-src 'self' 'nonce-abc' 'sha256-[^']+'$/);
    expect(policy).not.toContain('unsafe-eval');
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(policy, 'connect-src')).toContain('wss://kontor.example');
  });

  it('lets in the style of the chart library that is installed', () => {
    const library = readFileSync('node_modules/lightweight-charts/dist/lightweight-charts.production.mjs', 'utf8');
    const style = library.match(/"(a#tv-attr-logo\{[^"]+)"/)?.[1] ?? '';
    expect(style).toContain('[data-dark]');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(directive(contentSecurityPolicy(base), 'style-src')).toContain(`'sha256-${hash}'`);
  });

  it('lets the development server evaluate', () => {
    expect(directive(contentSecurityPolicy({ ...base, isDevelopment: true }), 'script-src')).toContain("'unsafe-eval'");
  });

  it('opens to the live chat of a brand that has one, and to no other', () => {
    const policy = contentSecurityPolicy({ ...base, chatOrigin: 'https://chat.example' });
    expect(directive(policy, 'frame-src')).toContain('https://chat.example');
    expect(directive(policy, 'connect-src')).toContain('wss://chat.example');
    expect(contentSecurityPolicy(base)).not.toContain('chat.example');
  });
});
