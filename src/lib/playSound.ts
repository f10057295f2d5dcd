import type { Sound } from './soundChoice';
import { soundChoice } from './soundChoice';

interface Tone {
  /** Hz, one after the other. */
  pitches: readonly number[];
  /** Seconds of each. */
  length: number;
}

/** Filled goes up, refused goes down: they are told apart without being learnt. */
const TONES: Record<Sound, Tone> = {
  filled: { pitches: [659.25, 987.77], length: 0.11 },
  refused: { pitches: [329.63, 220], length: 0.16 },
};
const LOUDNESS = 0.14;
const ATTACK = 0.012;

let device: AudioContext | undefined;

function toneAt(context: AudioContext, pitch: number, at: number, length: number): void {
  const source = context.createOscillator();
  const loudness = context.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  // From silence to silence: a tone that starts or ends at once clicks.
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, at + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(loudness).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

/** Plays a short tone. Silent where the browser has no sound, or allows none before the first press on the page. */
export function playSound(sound: Sound): void {
  try {
    device ??= new AudioContext();
    void device.resume().catch(() => undefined);
    const { pitches, length } = TONES[sound];
    for (const [place, pitch] of pitches.entries()) toneAt(device, pitch, device.currentTime + place * length * 0.8, length);
  } catch {
    // A tone is a comfort: whatever it tells stands on screen, too.
  }
}

/** The same, if the user wants to hear it. */
export function playSoundIfOn(sound: Sound): void {
  if (soundChoice.getSnapshot().includes(sound)) playSound(sound);
}
