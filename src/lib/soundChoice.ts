import { STORAGE_KEYS } from '../config/storageKeys';
import { createKeptStore } from './storage';

/** What can be heard: an order that was filled, and one that was refused or cancelled by the market. */
export const SOUNDS = ['filled', 'refused'] as const;
export type Sound = (typeof SOUNDS)[number];

export const SILENCE: readonly Sound[] = [];

const isSound = (word: string): word is Sound => SOUNDS.some((sound) => sound === word);

/** Which sounds are on in this browser; none until one is switched on. */
export const soundChoice = createKeptStore<readonly Sound[]>(STORAGE_KEYS.sounds, {
  parse: (text) => {
    const words = text?.split(',') ?? [];
    return words.every(isSound) ? words : SILENCE;
  },
  print: (sounds) => (sounds.length === 0 ? undefined : sounds.join()),
});
