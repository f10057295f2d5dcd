import { useEffect, useState } from 'react';

const SETTLED_MS = 350;

/** What is typed, once its typist rests; nothing at once. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
