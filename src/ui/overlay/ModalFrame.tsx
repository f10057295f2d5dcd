import { usePart } from '@/src/lib/onDemand';
import { muiSurfaces } from '../mui/muiSurfaces';
import type { ModalSurfaceProps } from './ModalSurface';

/** What every dialog, sheet and drawer stands on. */
export function ModalFrame(props: ModalSurfaceProps) {
  const mui = usePart(muiSurfaces, props.open);
  return mui ? <mui.ModalSurface {...props} /> : null;
}
