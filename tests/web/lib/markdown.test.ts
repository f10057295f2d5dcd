import { plainText } from '@/src/lib/markdown/blocks';
import { readingMinutes } from '@/src/lib/markdown/readingMinutes';
import { readMarkdown } from '@/src/lib/markdown/readMarkdown';

/** The one line of a text. */
function lineOf(markdown: string) {
  const [block] = readMarkdown(markdown);
  return block?.kind === 'paragraph' ? block.spans : [];
}

describe('Markdown', () => {
  it('becomes headings with names of their own, paragraphs, lists and tables', () => {
    const blocks = readMarkdown(
      '# Terms\n\n## Our risk\n\nWords\n\n1. one\n2. two\n\n## Our risk\n\n- a\n\n| H |\n| - |\n| c |\n\n> q\n\n---\n\n    code\n',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual([
      ...['heading', 'heading', 'paragraph', 'list', 'heading', 'list', 'table', 'quote', 'rule', 'code'],
    ]);
    expect(blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))).toEqual(['terms', 'our-risk', 'our-risk-2']);
    expect(blocks.flatMap((block) => (block.kind === 'list' ? [[block.isOrdered, block.items.length]] : []))).toEqual([
      [true, 2],
      [false, 1],
    ]);
  });

  it('names headings in any script', () => {
    expect(readMarkdown('## Жалби и право\n\n## 投訴\n\n## ***')).toMatchObject([
      { id: 'жалби-и-право' },
      { id: '投訴' },
      { id: 'section' },
    ]);
  });

  it('keeps weight, code and breaks of a line, and reads entities', () => {
    expect(lineOf('a **b *c*** `d&e`  \nf &amp; &#8212; &nope; \\*')).toEqual([
      { kind: 'text', text: 'a ' },
      {
        kind: 'strong',
        spans: [
          { kind: 'text', text: 'b ' },
          { kind: 'emphasis', spans: [{ kind: 'text', text: 'c' }] },
        ],
      },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd&e' },
      { kind: 'break' },
      { kind: 'text', text: 'f & — &nope; ' },
      { kind: 'text', text: '*' },
    ]);
  });

  it.each(['https://a.example', 'http://a.example', 'mailto:a@b.example', '/terms-of-service', '#risk'])('links to %s', (href) =>
    expect(lineOf(`[x](${href})`)).toEqual([{ kind: 'link', href, spans: [{ kind: 'text', text: 'x' }] }]),
  );

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'vbscript:x'])(
    'never leads to %s: its words are left',
    (href) => expect(lineOf(`[x](<${href}>)`)).toEqual([{ kind: 'text', text: 'x' }]),
  );

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'a <b onclick=x>b</b>'])('shows %s as it was written', (html) => {
    const words = readMarkdown(html).map((block) => (block.kind === 'paragraph' ? plainText(block.spans) : ''));
    expect(words.join('')).toBe(html);
  });

  it('loads no pictures of others', () => {
    expect(lineOf('![a chart](https://evil.example/x.png)')).toEqual([{ kind: 'text', text: 'a chart' }]);
  });

  it('says how long a text is, also without spaces', () => {
    expect([readingMinutes('one two'), readingMinutes('word '.repeat(401)), readingMinutes('條'.repeat(801))]).toEqual([1, 3, 3]);
  });
});
