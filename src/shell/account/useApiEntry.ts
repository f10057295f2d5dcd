import type { MouseEvent } from 'react';
import type { MenuEntry } from '../menus/mainMenu';
import { useVerifiedOnly } from './useVerifiedOnly';

/** The API keys' entry of a menu, which for who is not verified opens the verification prompt instead of its page. */
export function useApiEntry(): (entry: MenuEntry, event: MouseEvent) => void {
  const promptFor = useVerifiedOnly();
  return (entry, event) => {
    const prompt = promptFor(entry.httpUrl);
    if (!prompt) return;
    event.preventDefault();
    prompt();
  };
}
