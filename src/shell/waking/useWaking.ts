import { useEffect, useLayoutEffect } from 'react';
import { nextTask } from '@/src/lib/nextTask';
import { AWAKE } from './awakeEvent';
import { hearTyped } from './hearTyped';

/** For the outermost component of a page: hands over what its user did before it was awake. First what was typed, then what was pressed. */
export function useWaking(): void {
  useLayoutEffect(() => hearTyped(document), []);
  useEffect(() => {
    // In a task of its own: what the effects of the page had to render again stands by then.
    void nextTask().then(() => document.dispatchEvent(new Event(AWAKE)));
  }, []);
}
