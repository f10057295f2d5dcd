import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useAppSelector } from '@/src/state/hooks';

const ShellDialogs = dynamic(() => import('./ShellDialogs').then((module) => module.ShellDialogs), { ssr: false });
const CommandPalette = dynamic(() => import('../palette/ShellPalette').then((module) => module.ShellPalette), { ssr: false });
const ShortcutSheet = dynamic(() => import('../keyboard/ShortcutSheet').then((module) => module.ShortcutSheet), { ssr: false });

const PARTS = ['palette', 'shortcuts', 'questions'] as const;
type Part = (typeof PARTS)[number];

/** Loads dialogs when they are first asked for; from then on they stay, so that they can close with their motion. */
export function DialogHost() {
  const open = useAppSelector((state) => state.dialog.open);
  const [asked, setAsked] = useState<ReadonlySet<Part>>(new Set());
  const part = PARTS.find((name) => name === open) ?? (open === undefined ? undefined : 'questions');
  if (part !== undefined && !asked.has(part)) setAsked(new Set(asked).add(part));
  return (
    <>
      {/* Before the dialog has come, too, letters are meant for it and not for the page. */}
      {open === undefined ? null : <span hidden data-holds-keys="" />}
      {asked.has('questions') ? <ShellDialogs /> : null}
      {asked.has('palette') ? <CommandPalette /> : null}
      {asked.has('shortcuts') ? <ShortcutSheet /> : null}
    </>
  );
}
