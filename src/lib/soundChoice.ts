import { STORAGE_KEYS } from '../config/storageKeys';
import { createLocalChoice } from './storage';

/** What can be heard: an order that was filled, and one that was refused or cancelled by the market. */
export const SOUNDS = ['filled', 'refused'] as const;
export type Sound = (typeof SOUNDS)[number];

const isWritten = (text: string) => text.split(',').every((word) => SOUNDS.some((sound) => sound === word));

const choice = createLocalChoice<string>(STORAGE_KEYS.sounds, (text) => (isWritten(text) ? text : undefined));

/** Which sounds are on in this browser; none until somebody switches one on. */
export const soundsOn = (): readonly Sound[] => SOUNDS.filter((sound) => choice.read()?.split(',').includes(sound));

export const chooseSounds = (sounds: readonly Sound[]): void => choice.choose(sounds.length === 0 ? undefined : sounds.join());

/** As one text that changes with them, for stores. */
export const soundsText = () => choice.read() ?? '';

export const followSounds = choice.follow;
