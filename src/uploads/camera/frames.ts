/** What is photographed: an identity card (ID-1), the page of a passport (ID-3), a face. */
export type Frame = 'card' | 'passport' | 'face';

/** Whether the page can show a camera itself; where it cannot, the system's own takes the picture. */
export const hasCamera = (): boolean => typeof navigator !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined;

/** Faces are photographed by their owners, the rest by the camera of the back. */
export const facingOf = (frame: Frame): 'environment' | 'user' => (frame === 'face' ? 'user' : 'environment');
