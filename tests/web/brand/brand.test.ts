import type { SiteConfig } from '@/contract/site';
import { accentStyle } from '@/src/brand/accentStyle';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { localLink } from '@/src/brand/localLink';
import { decodeSite, encodeSite } from '@/src/brand/siteHeader';
import { withoutDeadLinks } from '@/src/brand/withoutDeadLinks';

describe('the configuration in a header', () => {
  it('comes back as it went, also beyond Latin', () => {
    const config = { ...emptySiteConfig, site: { ...emptySiteConfig.site, name: 'كونتور 庫房 Контор' } };
    const header = encodeSite(config);
    expect(header).toMatch(/^[A-Za-z0-9+/=]+$/);
    expect(decodeSite(header)).toEqual(config);
  });

  it('is absent without a header', () => {
    expect(decodeSite(undefined)).toBeUndefined();
    expect(decodeSite('')).toBeUndefined();
  });
});

describe('accentStyle', () => {
  const accent = (value: string): SiteConfig['accent'] => ({
    dark: { ...emptySiteConfig.accent.dark, accent: value },
    light: emptySiteConfig.accent.light,
  });

  it('writes a rule per theme that outweighs the tokens', () => {
    const css = accentStyle({
      dark: { ...emptySiteConfig.accent.dark, accent: '#8AD4FF', focusRing: '#8AD4FF66' },
      light: { ...emptySiteConfig.accent.light, accent: 'rgb(0 86 143 / 50%)' },
    });
    expect(css).toBe(
      '[data-theme="dark"][data-theme][data-theme]{--accent:#8AD4FF;--focus-ring:#8AD4FF66}[data-theme="light"][data-theme][data-theme]{--accent:rgb(0 86 143 / 50%)}',
    );
  });

  it.each(['red}body{display:none', '#fff;background:url(//evil.example)', '</style><script>', 'url(x)', 'expression(1)', ''])(
    'lets nothing but colours through: %j',
    (value) => expect(accentStyle(accent(value))).toBe(''),
  );
});

describe('localLink', () => {
  it('takes the language, then the default', () => {
    const urls = { default: 'https://a.example', 'ar-AE': 'https://a.example/ar', es: '' };
    expect(localLink(urls, 'ar-AE')).toBe('https://a.example/ar');
    expect(localLink(urls, 'bg')).toBe('https://a.example');
    expect(localLink(urls, 'es')).toBeUndefined();
    expect(localLink(undefined, 'en')).toBeUndefined();
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'example.com'])('never leads to %s', (url) => {
    expect(localLink({ default: url }, 'en')).toBeUndefined();
  });
});

describe('withoutDeadLinks', () => {
  const site: SiteConfig = {
    ...emptySiteConfig,
    supportSpot: true,
    links: {
      footer: {
        aboutUs: { default: 'https://a.example/about' },
        termsOfService: { default: '/terms-of-service' },
        help: { default: '/nowhere' },
      },
      social: { telegram: { default: 'https://t.me/a' } },
      help: { default: '/trade/spot', es: '/trade/futures' },
    },
  };

  it('empties links to pages that are not there, and leaves the others', () => {
    const { footer, social, help } = withoutDeadLinks(site).links;
    expect(footer.aboutUs).toEqual({ default: 'https://a.example/about' });
    expect(footer.help).toEqual({ default: '' });
    expect(social.telegram).toEqual({ default: 'https://t.me/a' });
    expect(help).toEqual({ default: '/trade/spot', es: '' });
  });

  it('empties links into a feature that is off', () => {
    expect(withoutDeadLinks({ ...site, supportSpot: false }).links.help).toEqual({ default: '', es: '' });
  });
});
