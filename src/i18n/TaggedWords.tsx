import { Fragment, type ReactNode } from 'react';

interface TaggedWordsProps {
  /** A translation whose parts stand in tags: "agree to the <terms>Terms</terms>". */
  text: string;
  /** What to make of the words in each tag. */
  tags: Record<string, (words: string) => ReactNode>;
}

const TAG = /<(\w+)>(.*?)<\/\1>/;

/** A sentence with links, figures or stress in it, in the order of its language. Words in an unknown tag stay plain words. */
export function TaggedWords({ text, tags }: TaggedWordsProps) {
  // Splitting by a pattern with two groups gives plain words, tag, words in it, plain words, and so on.
  const parts = text.split(TAG);
  const nodes: ReactNode[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [plain, tag = '', words = ''] = parts.slice(at, at + 3);
    nodes.push(
      <Fragment key={at}>
        {plain}
        {tags[tag]?.(words) ?? words}
      </Fragment>,
    );
  }
  return nodes;
}
