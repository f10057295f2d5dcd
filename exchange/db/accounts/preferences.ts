import type { PreferenceStore, StoredPreference } from '../../app/accounts/profile/preferenceStore';
import type { Sql } from '../../app/ports/database';

export function createPreferenceStore(sql: Sql): PreferenceStore {
  return {
    all: (userId) => sql.query<StoredPreference>('select name, value, version from user_preferences where user_id = $1', [userId]),
    put: async (userId, { name, value, version }) => {
      await sql.query(
        `insert into user_preferences (user_id, name, value, version) values ($1, $2, $3::text::jsonb, $4)
         on conflict (user_id, name) do update set value = excluded.value, version = excluded.version`,
        [userId, name, JSON.stringify(value), version],
      );
    },
  };
}
