import { type Block, plainText } from './blocks';

/** One question with its answer. */
export interface Answer {
  id: string;
  question: string;
  blocks: Block[];
}

export interface Topic {
  id: string;
  title: string;
  answers: Answer[];
}

/** A text of questions: "##" begins a topic, "###" a question, and what follows answers it. What stands before the first is left out. */
export function topicsOf(blocks: readonly Block[]): Topic[] {
  const topics: Topic[] = [];
  for (const block of blocks) {
    const topic = topics.at(-1);
    if (block.kind === 'heading' && block.level === 2) topics.push({ id: block.id, title: plainText(block.spans), answers: [] });
    else if (block.kind === 'heading' && block.level === 3)
      topic?.answers.push({ id: block.id, question: plainText(block.spans), blocks: [] });
    else topic?.answers.at(-1)?.blocks.push(block);
  }
  return topics.filter(({ answers }) => answers.length > 0);
}
