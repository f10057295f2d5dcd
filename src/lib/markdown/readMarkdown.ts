import { lexer, type Token, type Tokens } from 'marked';
import { type Block, plainText, type Span } from './blocks';
import { readSpans } from './readSpans';

type NewId = (words: string) => string;

/** "Complaints and law" -> "complaints-and-law"; a second one gets "-2". */
function idMaker(): NewId {
  const used = new Map<string, number>();
  return (words) => {
    const slug =
      words
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'section';
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
}

function heading({ depth, tokens }: Tokens.Heading, newId: NewId): Block {
  const spans = readSpans(tokens);
  return { kind: 'heading', level: depth, id: newId(plainText(spans)), spans };
}

function table({ header, rows }: Tokens.Table): Block {
  const cells = (row: Tokens.TableCell[]): Span[][] => row.map(({ tokens }) => readSpans(tokens));
  return { kind: 'table', head: cells(header), rows: rows.map(cells) };
}

function list({ ordered, items }: Tokens.List, newId: NewId): Block {
  return { kind: 'list', isOrdered: ordered, items: items.map(({ tokens }) => blocksOf(tokens, newId)) };
}

function blockOf(token: Token, newId: NewId): Block[] {
  switch (token.type) {
    case 'heading':
      return [heading(token as Tokens.Heading, newId)];
    case 'list':
      return [list(token as Tokens.List, newId)];
    case 'table':
      return [table(token as Tokens.Table)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: blocksOf(token.tokens ?? [], newId) }];
    case 'code':
      return [{ kind: 'code', text: token.text }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'html':
      return [{ kind: 'paragraph', spans: [{ kind: 'text', text: token.raw.trim() }] }];
    case 'space':
    case 'def':
      return [];
    default:
      return [{ kind: 'paragraph', spans: readSpans('tokens' in token && token.tokens ? token.tokens : [token]) }];
  }
}

const blocksOf = (tokens: readonly Token[], newId: NewId): Block[] => tokens.flatMap((token) => blockOf(token, newId));

/** Markdown as blocks a page can show. For the server: the library it takes is not sent to browsers. */
export function readMarkdown(markdown: string): Block[] {
  return blocksOf(lexer(markdown), idMaker());
}
