import { useEffect } from 'react';
import { RESIZE_DEBOUNCE_MS } from '@/src/config/constants';
import { debounce } from '@/src/lib/debounce';
import { pageGrid } from './pageGrid';

function publish(): void {
  const { width, column } = pageGrid(window.innerWidth);
  document.documentElement.style.setProperty('--layout-width', `${width}px`);
  document.documentElement.style.setProperty('--layout-column', `${column}px`);
}

/** Keeps --layout-width and --layout-column on <html> equal to the grid of the current viewport. */
export function usePageGrid(): void {
  useEffect(() => {
    const onResize = debounce(publish, RESIZE_DEBOUNCE_MS);
    publish();
    window.addEventListener('resize', onResize);
    return () => {
      onResize.cancel();
      window.removeEventListener('resize', onResize);
    };
  }, []);
}
