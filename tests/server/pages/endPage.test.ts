import { endPageMaker } from '@/server/pages/endPage';
import { type EndKind, readEndWords } from '@/server/pages/endWords';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { LOCALES } from '@/src/i18n/locales';

const KINDS: EndKind[] = ['unavailable', 'busy', 'tooMany', 'failure'];
const wordsOf = readEndWords(process.cwd());
const documentOf = endPageMaker(process.cwd());
const pageOf = (...args: Parameters<typeof documentOf>) => documentOf(...args).html;

describe('the page that stands where there is none', () => {
  it.each(LOCALES)('has words in %s for each reason', (locale) => {
    const texts = KINDS.flatMap((kind) => Object.values(wordsOf(kind, locale)));
    expect(texts).not.toContain('');
    expect(new Set(KINDS.map((kind) => wordsOf(kind, locale).title)).size).toBe(KINDS.length);
  });

  it('shows a brand as text, whatever its file says', () => {
    const site = { ...emptySiteConfig, site: { ...emptySiteConfig.site, name: '<script>alert("x")</script>' } };
    const page = pageOf({ words: wordsOf('busy', 'en'), locale: 'en', site, retryAfterS: 1 });
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  });

  it.each(LOCALES)('ends its titles in %s with a full stop that phones leave out', (locale) => {
    for (const kind of KINDS) {
      const page = pageOf({ words: wordsOf(kind, locale), locale, site: undefined, retryAfterS: 0 });
      expect(page).toMatch(/<h1>[^<]+[^.。<]<span>[.。]<\/span><\/h1>/);
    }
    expect(pageOf({ words: wordsOf('busy', locale), locale, site: undefined, retryAfterS: 0 })).toContain('h1 span{display:none}');
  });

  it('asks again by itself only where that may help', () => {
    const page = (retryAfterS: number) => pageOf({ words: wordsOf('failure', 'en'), locale: 'en', site: undefined, retryAfterS });
    expect(page(3)).toContain('ms=3000');
    expect(page(0)).not.toContain('location.reload');
  });
});
