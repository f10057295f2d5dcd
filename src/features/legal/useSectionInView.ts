import { useEffect, useState } from 'react';
import { sectionBeingRead } from './model/sectionBeingRead';

/** The section being read, out of those on the page, for the list of contents. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    /** Where an entry of the contents led: it is the one being read until the page is scrolled on. */
    let jump: { id: string; y: number } | undefined;
    const look = () => {
      if (jump && Math.abs(jump.y - window.scrollY) <= 1) return setCurrent(jump.id);
      jump = undefined;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0);
      const { innerHeight: windowHeight, scrollY: scrolled } = window;
      const left = Math.max(0, document.documentElement.scrollHeight - windowHeight - scrolled);
      setCurrent(ids[sectionBeingRead({ tops, windowHeight, scrolled, left })]);
    };
    const land = () => {
      const id = ids.find((known) => [`#${known}`, `#${encodeURIComponent(known)}`].includes(window.location.hash));
      jump = id === undefined ? undefined : { id, y: window.scrollY };
      look();
    };
    land();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    window.addEventListener('hashchange', land);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      window.removeEventListener('hashchange', land);
    };
  }, [ids]);
  return current;
}
