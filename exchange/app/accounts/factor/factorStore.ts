import type { NewDevice, RememberedDevice } from '../model';

// What second factors need from the database. Times are milliseconds since 1970.

export interface Authenticator {
  /** The key, sealed. */
  sealedKey: string;
  /** The latest time step whose code was used (RFC 6238, 5.2: no code is taken twice). */
  lastStep: number;
}

export interface AuthenticatorStore {
  find(userId: string): Promise<Authenticator | undefined>;
  /** False when the account has one. */
  bind(userId: string, authenticator: Authenticator, now: number): Promise<boolean>;
  /** Uses the code of a step up; false when one of this step or a later one was used: in whatever process, each counts once. */
  advance(userId: string, step: number): Promise<boolean>;
  /** False when there was none. */
  unbind(userId: string): Promise<boolean>;
}

export interface RecoveryCodeStore {
  /** In place of all there are. */
  replace(userId: string, hashes: readonly string[]): Promise<void>;
  /** Unused ones. */
  list(userId: string): Promise<{ codeId: string; codeHash: string }[]>;
  count(userId: string): Promise<number>;
  /** False when it was used already. */
  use(userId: string, codeId: string, now: number): Promise<boolean>;
}

export interface DeviceStore {
  add(device: NewDevice): Promise<void>;
  /** Whether this user's device is remembered; it is in use then. */
  use(userId: string, tokenHash: string, now: number): Promise<boolean>;
  /** The latest used first. */
  list(userId: string, now: number): Promise<RememberedDevice[]>;
  /** Of this user only. False when there was none. */
  forget(userId: string, deviceId: string): Promise<boolean>;
  forgetAll(userId: string): Promise<void>;
  /** Deletes at most `limit` of those that expired before; how many. */
  forgetExpired(before: number, limit: number): Promise<number>;
}

export interface FactorTables {
  authenticators: AuthenticatorStore;
  recoveryCodes: RecoveryCodeStore;
  devices: DeviceStore;
}
