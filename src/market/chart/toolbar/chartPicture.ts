import { Store } from '@/src/lib/store/store';

/** Draws the chart on screen as a picture. Given by whichever view is up; undefined while none has loaded. */
export const chartPicture = new Store<(() => HTMLCanvasElement) | undefined>(undefined);

/** For a view's effect: gives its picture for as long as the view is up. */
export function offerPicture(draw: () => HTMLCanvasElement): () => void {
  chartPicture.set(draw);
  return () => {
    if (chartPicture.getSnapshot() === draw) chartPicture.set(undefined);
  };
}
