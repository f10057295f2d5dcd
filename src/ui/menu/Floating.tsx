import { usePart } from '@/src/lib/onDemand';
import { muiSurfaces } from '../mui/muiSurfaces';
import type { FloatingSurfaceProps } from './FloatingSurface';

interface FloatingProps extends Omit<FloatingSurfaceProps, 'anchor'> {
  open: boolean;
  anchor: HTMLElement | null;
}

/** A surface beside its anchor while it is open. */
export function Floating({ open, anchor, ...surface }: FloatingProps) {
  const mui = usePart(muiSurfaces, open);
  if (!mui || !open || !anchor) return null;
  return <mui.FloatingSurface anchor={anchor} {...surface} />;
}
