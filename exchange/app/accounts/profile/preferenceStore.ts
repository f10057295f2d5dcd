/** One thing a user chose, and the version of the whole with which it came. */
export interface StoredPreference {
  name: string;
  value: string | boolean | null;
  version: number;
}

export interface PreferenceStore {
  all(userId: string): Promise<StoredPreference[]>;
  put(userId: string, preference: StoredPreference): Promise<void>;
}
