import { type Block, plainText, type Span } from '@/src/lib/markdown/blocks';

export interface LegalSection {
  id: string;
  /** From 1, as it is quoted. */
  number: number;
  title: Span[];
  /** The title's words alone, for the list of contents. */
  words: string;
  blocks: Block[];
}

export interface LegalText {
  /** The text's own first heading; undefined where it begins without one. */
  title: Span[] | undefined;
  /** What it says of itself in short: a quotation before its first section. */
  summary: Block[] | undefined;
  /** What else stands before the first section. */
  lead: Block[];
  sections: LegalSection[];
}

const SECTION_LEVEL = 2;
const isSectionHead = (block: Block) => block.kind === 'heading' && block.level === SECTION_LEVEL;

function sectionsOf(blocks: readonly Block[]): LegalSection[] {
  const sections: LegalSection[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === SECTION_LEVEL) {
      sections.push({ id: block.id, number: sections.length + 1, title: block.spans, words: plainText(block.spans), blocks: [] });
    } else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/** A text's parts: its title, what it says in short, and its sections by their headings of the second level. */
export function legalText(blocks: readonly Block[]): LegalText {
  const [first, ...afterTitle] = blocks;
  const title = first?.kind === 'heading' && first.level === 1 ? first.spans : undefined;
  const rest = title ? afterTitle : blocks;
  const start = rest.findIndex(isSectionHead);
  const before = start === -1 ? rest : rest.slice(0, start);
  const summary = before.find(({ kind }) => kind === 'quote');
  return {
    title,
    summary: summary?.kind === 'quote' ? summary.blocks : undefined,
    lead: before.filter((block) => block !== summary),
    sections: start === -1 ? [] : sectionsOf(rest.slice(start)),
  };
}
