/** What a log line says of an error. */
export interface ErrorRecord {
  type: string;
  message: string;
  stack: string | undefined;
  code?: string;
  /** Of the database's schema: which rule was broken. */
  constraint?: string;
  table?: string;
  cause?: ErrorRecord;
}

const CAUSES_AT_MOST = 3;
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Data exceptions: PostgreSQL repeats the value it could not read, in quotes. */
const DATA_EXCEPTION = /^22/;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * An error without what it carries along: database drivers attach the query, its parameters, and the row that broke a rule, and
 * HTTP clients their requests. Those hold addresses, hashes and codes, so what is logged is chosen, not what is hidden.
 */
export function errorRecordOf(error: unknown, causes: number = CAUSES_AT_MOST): ErrorRecord {
  if (typeof error !== 'object' || error === null) return { type: typeof error, message: String(error), stack: undefined };
  const { name, message, stack, code, severity, constraint, table, cause } = error as Record<string, unknown>;
  const sqlState = textOf(severity) !== undefined && SQLSTATE.test(textOf(code) ?? '') ? textOf(code) : undefined;
  const told = String(message);
  const hidden = sqlState !== undefined && DATA_EXCEPTION.test(sqlState) ? told.replace(/".*"/s, '"[hidden]"') : told;
  return {
    type: sqlState === undefined ? String(name) : 'DatabaseError',
    message: hidden,
    stack: textOf(stack)?.replace(told, () => hidden),
    code: textOf(code),
    constraint: textOf(constraint),
    table: textOf(table),
    cause: cause === undefined || causes === 0 ? undefined : errorRecordOf(cause, causes - 1),
  };
}
