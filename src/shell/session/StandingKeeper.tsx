import { useRef } from 'react';
import { showsStanding } from '@/src/api/queries/readsChangedBy';
import { useReadAgain } from '@/src/api/queries/useReadAgain';
import { keepSessionEnd } from '@/src/lib/storage';
import { useStandingChanges } from '@/src/realtime';
import { useAppDispatch } from '@/src/state/hooks';
import { refreshUserInfo } from './refreshUserInfo';

/**
 * Follows what happens to the account elsewhere, on whatever page: frozen, freed or verified it is shown so at once; locked or closed its
 * session is over, and the next call leads to the login page, which says why.
 */
export function StandingKeeper() {
  const dispatch = useAppDispatch();
  const readAgain = useReadAgain();
  const isListening = useRef(false);
  useStandingChanges((part) => {
    const isFirst = part === undefined && !isListening.current;
    isListening.current = true;
    // What the page has just read by itself.
    if (isFirst) return;
    // The pages of the verification read their own; nothing else shows what is typed there; pages of deposits theirs.
    if (part === 'answers' || part === 'deposits') return;
    if (part === 'locked' || part === 'closed') keepSessionEnd(part);
    void refreshUserInfo(dispatch);
    readAgain(showsStanding);
  });
  return null;
}
