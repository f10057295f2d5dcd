import type { ReactNode } from 'react';
import type { Block } from '@/src/lib/markdown/blocks';
import { inOrder } from './inOrder';
import styles from './Markdown.module.css';
import { MarkdownTable } from './MarkdownTable';
import { Spans } from './Spans';

interface MarkdownBlocksProps {
  blocks: readonly Block[];
  /** In front of the numbers of ordered lists: with "4", their items are 4.1, 4.2 ... */
  section?: string;
}

const clauseOf = (section: string | undefined) => (blocks: readonly Block[], index: number) => (
  <li>
    <span className={`num ${styles.number}`}>{section === undefined ? `${index + 1}.` : `${section}.${index + 1}`}</span>
    <div>
      <MarkdownBlocks blocks={blocks} />
    </div>
  </li>
);

const bulletOf = (blocks: readonly Block[]) => (
  <li>
    <MarkdownBlocks blocks={blocks} />
  </li>
);

function List({ isOrdered, items, section }: Extract<Block, { kind: 'list' }> & { section: string | undefined }) {
  if (!isOrdered) return <ul className={styles.bullets}>{inOrder(items.map(bulletOf))}</ul>;
  // The numbers are words of their own: a text is quoted by them.
  return <ol className={styles.clauses}>{inOrder(items.map(clauseOf(section)))}</ol>;
}

function rendered(block: Block, section: string | undefined): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 id={block.id}>
          <Spans spans={block.spans} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return <List {...block} section={section} />;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <MarkdownBlocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return <pre className={styles.pre}>{block.text}</pre>;
    case 'table':
      return <MarkdownTable {...block} />;
    case 'rule':
      return <hr className={styles.rule} />;
  }
}

/** A text as its writer arranged it. */
export function MarkdownBlocks({ blocks, section }: MarkdownBlocksProps) {
  return inOrder(blocks.map((block) => rendered(block, section)));
}
