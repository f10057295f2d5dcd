import { useEffect, useState } from 'react';

/** The width or height of an element in px, without borders; follows it. Undefined before it is measured. */
export function useMeasuredSize(id: string, isInline: boolean): number | undefined {
  const [size, setSize] = useState<number | undefined>(undefined);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new ResizeObserver(() => setSize(measuredSize(id, isInline)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, isInline]);
  return size;
}

/** As it is now; 0 while the element is not in the page. */
export function measuredSize(id: string, isInline: boolean): number {
  const element = document.getElementById(id);
  if (!element) return 0;
  return isInline ? element.clientWidth : element.clientHeight;
}
