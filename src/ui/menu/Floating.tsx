import { type RefObject, useLayoutEffect, useState } from 'react';
import { usePart } from '@/src/lib/onDemand';
import { muiSurfaces } from '../mui/muiSurfaces';
import type { FloatingSurfaceProps } from './FloatingSurface';

interface FloatingProps extends Omit<FloatingSurfaceProps, 'anchor'> {
  open: boolean;
  anchor: RefObject<HTMLElement | null> | HTMLElement | null;
}

/** A surface beside its anchor while it is open. */
export function Floating({ open, anchor, ...surface }: FloatingProps) {
  const mui = usePart(muiSurfaces, open);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  // Looked up once it opens: whoever keeps its anchor as a state renders twice when the page starts, for each menu nobody has opened.
  useLayoutEffect(() => {
    if (open) setBeside(anchor && 'current' in anchor ? anchor.current : anchor);
  }, [open, anchor]);
  if (!mui || !open || !beside) return null;
  return <mui.FloatingSurface anchor={beside} {...surface} />;
}
