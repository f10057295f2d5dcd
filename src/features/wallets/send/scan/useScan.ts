import { type RefObject, useEffect, useRef, useState } from 'react';
import { readScanned, type Scanned } from '../model/readScanned';
import { createDetector } from './detector';

const EVERY_MS = 200;

/**
 * Looks for the code of an address in what the camera shows, while it shows something. True in return: the last code that was seen holds
 * no address.
 */
export function useScan(video: RefObject<HTMLVideoElement | null>, isLive: boolean, onScanned: (found: Scanned) => void): boolean {
  const [isOther, setOther] = useState(false);
  const heard = useRef(onScanned);
  useEffect(() => {
    heard.current = onScanned;
  });
  useEffect(() => {
    if (!isLive) return;
    const detector = createDetector();
    let isBusy = false;
    let isOver = false;
    const look = async () => {
      if (isBusy || isOver || !video.current) return;
      isBusy = true;
      try {
        const [code] = await detector.detect(video.current);
        if (!code || isOver) return;
        const found = readScanned(code.rawValue);
        if (!found) return setOther(true);
        isOver = true;
        heard.current(found);
      } catch {
        // A picture that could not be read: the next one may be.
      } finally {
        isBusy = false;
      }
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isLive, video]);
  return isOther;
}
