import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DOCUMENTS, type SiteConfig } from '@/contract/site';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { withoutDeadLinks } from '@/src/brand/withoutDeadLinks';
import { footerGroups, socialLinks } from '@/src/shell/footer/footerGroups';
import { mainMenu } from '@/src/shell/menus/mainMenu';

type Urls = Record<string, string> | undefined;
interface BrandFile extends SiteConfig {
  hosts: string[];
}

/** The site of a shipped brand, as far as its folder says it. */
function siteIn(brand: string): BrandFile {
  const files = readdirSync(join('brands', brand));
  const documents = SITE_DOCUMENTS.filter((name) => files.includes(`${name}.md`));
  return { ...emptySiteConfig, ...JSON.parse(readFileSync(join('brands', brand, 'site.json'), 'utf8')), brand, documents };
}

const brands = readdirSync('brands').map((name): [string, BrandFile] => [name, siteIn(name)]);

function groupsOf({ links, licence }: SiteConfig): Urls[] {
  const { footer, social, help, affiliate } = links;
  return [...Object.values(footer), ...Object.values(social), help, affiliate, licence?.register, licence?.complaints];
}

const linksOf = (site: SiteConfig) => groupsOf(site).flatMap((urls) => Object.values(urls ?? {}));

describe.each(brands)('%s as it is shipped', (brand, site) => {
  it('leads to pages of its own, or to no page', () => {
    const outside = linksOf(site).filter((url) => !url.startsWith('/'));
    for (const url of outside) {
      const { protocol, hostname } = new URL(url);
      expect([url, protocol]).toEqual([url, 'https:']);
      // A name below the brand's own. Its site itself is reached by path, so that it is there wherever the brand is served.
      expect([url, site.hosts.some((host) => hostname.endsWith(`.${host}`))]).toEqual([url, true]);
      expect(site.hosts).not.toContain(hostname);
    }
    // Reserved for examples: nobody owns them, nobody is followed there.
    for (const host of site.hosts) expect(host).toMatch(/\.example$/);
    expect(socialLinks(site, 'en')).toEqual([]);
  });

  it('has no link of its own site that leads nowhere, in any of its languages and no others', () => {
    expect(linksOf(withoutDeadLinks(site))).toEqual(linksOf(site));
    const languages = new Set(['default', ...site.languages.map(({ type }) => type)]);
    for (const urls of groupsOf(site)) for (const language of Object.keys(urls ?? {})) expect([...languages]).toContain(language);
  });

  it('promises in menu and footer only what it offers', () => {
    const footer = footerGroups(withoutDeadLinks(site), 'en').flatMap(({ links }) => links.map(({ title }) => title));
    const menu = mainMenu(site, 'en').map(({ testId }) => testId);
    for (const [key, isOn] of [
      ['spot', site.supportSpot],
      ['futures', site.supportFutures],
      ['express', site.supportExpressTrading],
    ] as const) {
      if (!isOn) expect([footer.includes(`shell.menu.${key}`), menu.includes(`menu-${key}`)]).toEqual([false, false]);
    }
    expect(footer).toEqual(expect.arrayContaining(['shell.footer.termsOfService', 'shell.footer.privacyPolicy']));
  });

  it('says of itself only what it offers', () => {
    const { description } = site.site;
    const promises: [RegExp, boolean][] = [
      [/\bspot\b|\bmarkets?\b/i, site.supportSpot],
      [/\bfutures\b/i, site.supportFutures],
      [/\bearn\b/i, site.supportEarn],
      [/\bbuy\b|\bcard\b/i, site.supportExpressTradingBuy],
      [/\bsell\b/i, site.supportExpressTradingSell],
    ];
    for (const [words, isOn] of promises) if (!isOn) expect([brand, description]).not.toEqual([brand, expect.stringMatching(words)]);
  });

  it('says it in every language of its own', () => {
    const { description, descriptions } = site.site;
    const texts = site.languages.filter(({ type }) => type !== 'en').map(({ type }) => descriptions?.[type]);
    expect(texts).not.toContain(undefined);
    expect(new Set([description, ...texts]).size).toBe(site.languages.length);
  });

  it('can be asked and checked where it names a licence', () => {
    if (!site.licence) return;
    expect(site.licence.text.default).toContain(site.licence.holder);
    expect(linksOf(site)).toEqual(expect.arrayContaining([site.licence.register?.default, site.licence.complaints?.default]));
    const anchor = site.licence.complaints?.default?.split('#')[1];
    const heads = [...readFileSync(join('brands', brand, 'terms.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(([, words]) => words);
    expect(heads.map((words) => words?.toLowerCase().replaceAll(' ', '-'))).toContain(anchor);
  });
});
