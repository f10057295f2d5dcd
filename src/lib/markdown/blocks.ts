// What of Markdown a page can show. Nothing in it is HTML: what a writer puts between angle brackets is shown as it was written.

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; spans: Span[] }
  | { kind: 'break' };

export type Block =
  | { kind: 'heading'; level: number; id: string; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'rule' };

/** The words of spans, without their looks. */
export function plainText(spans: readonly Span[]): string {
  return spans
    .map((span) => {
      if (span.kind === 'break') return ' ';
      return 'spans' in span ? plainText(span.spans) : span.text;
    })
    .join('');
}
