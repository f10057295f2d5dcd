export interface NewPushDevice {
  userId: string;
  sessionId: string;
  endpointHash: string;
  /** Whom it is with (`pushHostOf`). */
  host: string;
  /** Endpoint and keys as JSON, sealed for `sealedForDevice`. */
  sealed: string;
}

export interface PushDevice extends Pick<NewPushDevice, 'endpointHash' | 'sealed'> {
  /** null for one of before whole names were written down. */
  host: string | null;
  /** When it took its first message since it was silent last, ms; null while it took none. */
  tookAt: number | null;
  /**
   * Since when it takes nothing (ms), after how many tries, and until when it is not asked again. null and 0 when it took the last message.
   */
  silentSince: number | null;
  unanswered: number;
  quietUntil: number | null;
}

/** Devices that take web push, one of each session. One that is there with another user, is with this one from then on. */
export interface PushStore {
  save(device: NewPushDevice, now: number): Promise<void>;
  /** Those of sessions that ended go first. */
  keepNewest(userId: string, limit: number, now: number): Promise<void>;
  /** Undefined once it is gone, or its session has ended. */
  byId(deviceId: string, now: number): Promise<PushDevice | undefined>;
  /** While the session that agreed is open. */
  isToldAt(userId: string, endpointHash: string, now: number): Promise<boolean>;
  noteSilence(deviceId: string, now: number, quietUntil: number): Promise<void>;
  noteTaken(deviceId: string, now: number): Promise<void>;
  /** Of devices that took their last message; the latest first. */
  provenHosts(limit: number): Promise<string[]>;
  noteHost(deviceId: string, host: string): Promise<void>;
  remove(userId: string, endpointHash: string): Promise<void>;
  removeById(deviceId: string): Promise<void>;
}

export const sealedForDevice = (endpointHash: string): string => `push:${endpointHash}`;
