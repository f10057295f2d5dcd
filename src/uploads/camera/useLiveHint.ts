import { type RefObject, useEffect, useState } from 'react';
import type { QualityCheck } from '@/domain/upload/imageQuality';
import { pictureChecks } from '../model/pictureChecks';

/** Often enough to follow a hand, seldom enough to leave the phone cool. */
const EVERY_MS = 400;
const LOOKED_AT_PX = 240;

/** The first thing wrong with what the camera sees, or that all is well; undefined before it sees anything. */
export function useLiveHint(video: RefObject<HTMLVideoElement | null>, isLive: boolean): QualityCheck | 'good' | undefined {
  const [hint, setHint] = useState<QualityCheck | 'good'>();
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => {
      const seen = video.current;
      if (!seen || seen.videoWidth === 0) return;
      const checks = pictureChecks(seen, seen.videoWidth, seen.videoHeight, LOOKED_AT_PX);
      if (checks.length > 0) setHint(checks.find(({ isGood }) => !isGood)?.check ?? 'good');
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isLive, video]);
  return hint;
}
