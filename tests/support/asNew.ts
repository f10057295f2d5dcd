// How a database that a file of tests has used becomes as new: quicker than making another. Each text is one statement, about one schema.

const kept = (schema: string) => `${schema}_pristine`;
const tablesOf = (schema: string) => `select tablename from pg_tables where schemaname = '${schema}'`;

/** Keeps every table and sequence as it is now, in a schema beside it. */
export const keepRows = (schema: string): string => `
  do $$ declare t text; begin
    create schema ${kept(schema)};
    for t in ${tablesOf(schema)} loop
      execute format('create table ${kept(schema)}.%I as table ${schema}.%I', t, t);
    end loop;
    create table ${kept(schema)}.all_sequences as
      select sequencename, coalesce(last_value, start_value) as value, last_value is not null as is_used
      from pg_sequences where schemaname = '${schema}';
  end $$`;

/**
 * Puts back what was kept. Triggers that keep history from being changed are off meanwhile. Deleting is quicker than making files
 * anew, but leaves large ones large.
 */
export const putBackRows = (schema: string): string => `
  do $$ declare t text; begin
    set local session_replication_role = replica;
    for t in ${tablesOf(schema)} loop
      if pg_relation_size(format('${schema}.%I', t)) > 1000000 then execute format('truncate ${schema}.%I cascade', t);
      else execute format('delete from ${schema}.%I', t);
      end if;
    end loop;
    for t in ${tablesOf(schema)} loop
      execute format('insert into ${schema}.%I overriding system value select * from ${kept(schema)}.%I', t, t);
    end loop;
    perform setval(format('${schema}.%I', sequencename), value, is_used) from ${kept(schema)}.all_sequences;
    -- What was learnt of another file's rows would choose the plans of this one's.
    delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = '${schema}'::regnamespace);
    update pg_class set relpages = 0, reltuples = -1 where relnamespace = '${schema}'::regnamespace and relkind = 'r';
  end $$`;

/** What the database says of a schema. Of tables not what only counts, hints or names files. */
function cataloguesOf(schema: string): Record<string, string> {
  const within = `= '${schema}'::regnamespace`;
  const ofTables = `in (select oid from pg_class where relnamespace ${within})`;
  return {
    [`(select oid, relname, reltype, relowner, relam, relkind, relnatts, relchecks, relrowsecurity,
      relforcerowsecurity, relpersistence, relacl, reloptions from pg_class where relnamespace ${within}) t`]: 'true',
    'pg_attribute t': `attrelid ${ofTables}`,
    'pg_attrdef t': `adrelid ${ofTables}`,
    'pg_index t': `indrelid ${ofTables}`,
    'pg_sequence t': `seqrelid ${ofTables}`,
    'pg_rewrite t': `ev_class ${ofTables}`,
    'pg_policy t': `polrelid ${ofTables}`,
    'pg_trigger t': `tgrelid ${ofTables}`,
    'pg_constraint t': `connamespace ${within}`,
    'pg_proc t': `pronamespace ${within}`,
    'pg_type t': `typnamespace ${within}`,
    'pg_statistic_ext t': `stxnamespace ${within}`,
    'pg_enum t': `enumtypid in (select oid from pg_type where typnamespace ${within})`,
  };
}

/** What stands in no schema. A server's other users change it too. */
const WHOLE_DATABASE = {
  'pg_namespace t': "nspname !~ '^pg_(toast_)?temp_'",
  'pg_enum t': 'true',
  'pg_extension t': 'true',
  'pg_event_trigger t': 'true',
  'pg_db_role_setting t': 'true',
};

/**
 * A query for one word, `schema`, that changes with the schema or anything that belongs to it. Its rows are all the rows of the
 * catalogues that are about it; sums need no order, which would take longer than all else.
 */
export function schemaWord(schema: string, of: 'schema' | 'database'): string {
  const catalogues = { ...cataloguesOf(schema), ...(of === 'database' ? WHOLE_DATABASE : {}) };
  const sums = Object.entries(catalogues).map(
    ([rows, condition]) => `(select sum(hashtextextended(t::text, 0)::numeric) from ${rows} where ${condition})`,
  );
  return `select array[${sums.join(',')}]::text as schema`;
}
