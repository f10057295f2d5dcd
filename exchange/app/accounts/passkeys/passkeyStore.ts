import type { Origin } from '../model';

// What passkeys need from the database. Times are milliseconds since 1970.

export interface NewPasskey extends Origin {
  userId: string;
  /** The host it works at. */
  rpId: string;
  /** base64url */
  credentialId: string;
  /** COSE, base64url */
  publicKey: string;
  counter: number;
  transports: readonly string[];
  aaguid: string;
  isSynced: boolean;
  name: string;
  createdAt: number;
}

export interface StoredPasskey extends NewPasskey {
  passkeyId: string;
  lastUsedAt: number | null;
  /** null while it lets its owner in. */
  suspendedAt: number | null;
}

export interface PasskeyStore {
  /** Undefined when this host knows the credential already. */
  add(passkey: NewPasskey): Promise<StoredPasskey | undefined>;
  /** The oldest first. */
  list(userId: string): Promise<StoredPasskey[]>;
  byCredential(rpId: string, credentialId: string): Promise<StoredPasskey | undefined>;
  /** Writes a use down. False when it is gone, suspended, or its counter has moved past this one meanwhile. */
  use(passkeyId: string, counter: number, isSynced: boolean, now: number): Promise<boolean>;
  /** False when it is gone or was suspended before. */
  suspend(passkeyId: string, now: number): Promise<boolean>;
  /** Of this user only. False when there is none. */
  rename(userId: string, passkeyId: string, name: string): Promise<boolean>;
  /** Of this user only; undefined when there is none. */
  remove(userId: string, passkeyId: string): Promise<{ name: string } | undefined>;
  /** How many there were. */
  removeAll(userId: string): Promise<number>;
}

/** What a challenge is for: signing in, proving oneself as a user who is known, or adding a passkey. */
export type ChallengePurpose = 'login' | 'proof' | 'register';

export interface PasskeyChallengeRow {
  challengeHash: string;
  brand: string;
  rpId: string;
  purpose: ChallengePurpose;
  /** null for signing in. */
  userId: string | null;
  /** The one act it proves; null for whatever its user does. */
  about: string | null;
  expiresAt: number;
}

export interface PasskeyChallengeStore {
  /** Also forgets what has expired by `now`. */
  create(challenge: PasskeyChallengeRow, now: number): Promise<void>;
  /** Takes a challenge out, expired or not: whoever asks next finds none, in whatever process. */
  take(challengeHash: string, brand: string): Promise<PasskeyChallengeRow | undefined>;
  /** Takes all of a user's out. */
  voidAll(userId: string): Promise<void>;
}

export interface PasskeyTables {
  passkeys: PasskeyStore;
  passkeyChallenges: PasskeyChallengeStore;
}
