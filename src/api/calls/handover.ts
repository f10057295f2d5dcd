import type { CallParams } from '@/contract/calls';
import { quietCall } from '../quietCall';

// The computer's, signed in.

/** Hands a step's pictures over, by a link that is told once. @throws ApiError */
export const beginHandover = (step: CallParams<'handoverBegin'>['step']) => quietCall('handoverBegin', { step });
/** Lets the phone in that shows this number. @throws ApiError handoverNumberWrong: and it is over; handoverOver */
export const confirmHandover = (handoverId: string, number: string) => quietCall('handoverConfirm', { handoverId, number });
/** @throws ApiError */
export const endHandover = () => quietCall('handoverEnd', {});

// The phone's, with a secret of its own.

/** Opens a link, and says later whether the number it answered was typed. @throws ApiError handoverOver */
export const openHandover = (link: string, phone: string) => quietCall('handoverOpen', { link, phone });
/** What the phone is asked for now. @throws ApiError handoverOver */
export const handoverAsked = (phoneSecret: string) => quietCall('handoverAsked', {}, { phoneSecret });

/** By which a phone sends a picture for one place. They throw ApiError. */
export const phoneWays = (phoneSecret: string, slot: CallParams<'handoverUploadBegin'>['slot']) => ({
  begin: (file: { size: number; sha256: string; sendId: string }, signal: AbortSignal) =>
    quietCall('handoverUploadBegin', { slot, ...file }, { phoneSecret, signal }),
  part: (params: CallParams<'handoverUploadPart'>, body: Blob, how: { signal: AbortSignal; onSent: (bytes: number) => void }) =>
    quietCall('handoverUploadPart', params, { ...how, body, phoneSecret }),
  finish: (sessionId: string, signal: AbortSignal) => quietCall('handoverUploadFinish', { sessionId }, { phoneSecret, signal }),
});
