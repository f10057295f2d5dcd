import { type Block, plainText } from '@/src/lib/markdown/blocks';
import type { Topic } from '@/src/lib/markdown/topics';

/** Letters without marks, so that "limite" finds "límite". */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return plainText(block.spans);
    case 'list':
      return block.items.flat().map(wordsOf).join(' ');
    case 'quote':
      return block.blocks.map(wordsOf).join(' ');
    case 'code':
      return block.text;
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ');
    case 'rule':
      return '';
  }
}

/** Topics with the answers that hold every word that was typed, in question or answer; a topic without any is left out. */
export function findAnswers(topics: readonly Topic[], search: string): Topic[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      answers: topic.answers.filter(({ question, blocks }) => {
        const text = plain(`${topic.title} ${question} ${blocks.map(wordsOf).join(' ')}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ answers }) => answers.length > 0);
}
