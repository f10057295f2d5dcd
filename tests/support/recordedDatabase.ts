import type { Database, Lane, Sql } from '@/exchange/app/ports/database';

/** The same database, which writes down what it is asked, in its order. */
export function recordedDatabase(database: Database, texts: string[]): Database {
  const over = (sql: Sql): Sql => ({
    query: (text, params, name) => {
      texts.push(text.replace(/\s+/g, ' ').trim());
      return sql.query(text, params, name);
    },
  });
  const lane = (inner: Lane): Lane => ({
    kind: inner.kind,
    ...over(inner),
    transaction: (work) => inner.transaction((tx) => work(over(tx))),
  });
  return { ...database, ...lane(database), lane: (name) => lane(database.lane(name)) };
}
