import type { Token, Tokens } from 'marked';
import type { Span } from './blocks';
import { withoutEntities } from './entities';

/** Where a link of a text may lead: the web, mail, this site, or a place further up or down in it. */
const SAFE_LINK = /^(https?:\/\/|mailto:|#|\/(?![/\\]))/i;

const text = (words: string): Span => ({ kind: 'text', text: withoutEntities(words) });

function linkOrWords({ href, tokens }: Tokens.Link): Span[] {
  const spans = readSpans(tokens);
  return SAFE_LINK.test(href) ? [{ kind: 'link', href, spans }] : spans;
}

function spansOf(token: Token): Span[] {
  switch (token.type) {
    case 'strong':
      return [{ kind: 'strong', spans: readSpans(token.tokens) }];
    case 'em':
    case 'del':
      return [{ kind: 'emphasis', spans: readSpans(token.tokens) }];
    case 'codespan':
      return [{ kind: 'code', text: token.text }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link':
      return linkOrWords(token as Tokens.Link);
    case 'image':
      // Pictures of other hosts would tell them who reads this: its description is what is left.
      return [text(token.text)];
    case 'html':
      // Shown as it was written, and never part of the page.
      return [{ kind: 'text', text: token.raw }];
    default:
      return 'tokens' in token && token.tokens ? readSpans(token.tokens) : [text('text' in token ? token.text : token.raw)];
  }
}

/** What stands in a line: words, their weight, links that are safe to follow. */
export function readSpans(tokens: readonly Token[] | undefined): Span[] {
  return (tokens ?? []).flatMap(spansOf);
}
