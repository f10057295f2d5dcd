import type { ReactNode } from 'react';
import type { Span } from '@/src/lib/markdown/blocks';
import { Link } from '../link/Link';
import { inOrder } from './inOrder';
import styles from './Markdown.module.css';

const NUMBER = /(\d(?:[\d.,:/–-]*\d)?%?)/;

const partOf = (part: string, place: number): ReactNode => (place % 2 === 0 ? part : <span className="num">{part}</span>);

/** Digits in the face of numbers: the one of words has none of equal width. Splitting by a group puts what it caught at odd places. */
const withNumbers = (text: string): ReactNode => inOrder(text.split(NUMBER).map(partOf));

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('#')) {
    return (
      <a href={href} className={styles.link}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}

function rendered(span: Span): ReactNode {
  switch (span.kind) {
    case 'text':
      return withNumbers(span.text);
    case 'code':
      return <code className={styles.code}>{span.text}</code>;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <strong>
          <Spans spans={span.spans} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Spans spans={span.spans} />
        </em>
      );
    case 'link':
      return (
        <TextLink href={span.href}>
          <Spans spans={span.spans} />
        </TextLink>
      );
  }
}

/** The words of a line. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  return inOrder(spans.map(rendered));
}
