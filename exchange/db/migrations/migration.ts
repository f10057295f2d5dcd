/** One step of the schema. Never edited once released: a change is a new migration. */
export interface Migration {
  /** Unique and growing; the order they run in. */
  version: number;
  name: string;
  /** SQL text, any number of statements; must not contain `$script$` or `$migration$`. */
  sql: string;
}
