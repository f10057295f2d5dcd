import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useAppSelector } from '@/src/state/hooks';

const ShellDialogs = dynamic(() => import('./ShellDialogs').then((module) => module.ShellDialogs), { ssr: false });

/** Loads the dialogs when the first of them is asked for; from then on they stay, so that they can close with their motion. */
export function DialogHost() {
  const isAsked = useAppSelector((state) => state.dialog.open !== undefined);
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  return wasAsked ? <ShellDialogs /> : null;
}
