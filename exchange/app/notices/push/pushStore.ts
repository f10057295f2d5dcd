export interface NewPushDevice {
  userId: string;
  sessionId: string;
  endpointHash: string;
  /** Whose service it is, as shares of the lane are counted. */
  host: string;
  /** Endpoint and keys as JSON, sealed for `sealedForDevice`. */
  sealed: string;
}

export interface PushDevice extends Pick<NewPushDevice, 'endpointHash' | 'sealed'> {
  /** null for one of before hosts were written down. */
  host: string | null;
  /** Since when it takes nothing (ms), after how many tries, and until when it is not asked again. null and 0 when it took the last message. */
  silentSince: number | null;
  unanswered: number;
  quietUntil: number | null;
}

/** Devices that take web push. One that is there with another user, is with this one from then on. */
export interface PushStore {
  save(device: NewPushDevice, now: number): Promise<void>;
  keepNewest(userId: string, limit: number): Promise<void>;
  /** Undefined once it is gone, or its session was ended. */
  byId(deviceId: string): Promise<PushDevice | undefined>;
  noteSilence(deviceId: string, now: number, quietUntil: number): Promise<void>;
  noteAnswer(deviceId: string): Promise<void>;
  noteHost(deviceId: string, host: string): Promise<void>;
  remove(userId: string, endpointHash: string): Promise<void>;
  removeById(deviceId: string): Promise<void>;
}

export const sealedForDevice = (endpointHash: string): string => `push:${endpointHash}`;
