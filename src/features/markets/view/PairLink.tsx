import type { ReactNode } from 'react';
import { usePairPath } from '@/src/brand/usePairPath';
import { Link } from '@/src/ui/link/Link';

interface PairLinkProps {
  symbol: string;
  className?: string;
  /** A user goes there. */
  onClick?: () => void;
  children: ReactNode;
}

/** Leads to a pair's terminal. On a brand without spot it is what stands in it: a price, and nothing to press. */
export function PairLink({ symbol, className, onClick, children }: PairLinkProps) {
  const href = usePairPath()(symbol);
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <Link href={href} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}
