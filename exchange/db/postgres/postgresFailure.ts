import pg from 'pg';
import { DatabaseUnavailableError } from '../../app/ports/databaseFailure';

// SQLSTATE, https://www.postgresql.org/docs/15/errcodes-appendix.html
const QUERY_CANCELED = '57014';
const LOCK_NOT_AVAILABLE = '55P03';
const TOO_MANY_CONNECTIONS = '53300';
/** Connection exceptions; a server that stops, crashed or starts; a transaction that was left lying. */
const CONNECTION = /^(08...|57P0.|25P03)$/;
/** How the driver itself speaks of a line that broke; it has no codes for that. */
const DRIVER = /^(Connection terminated|timeout exceeded|Client has encountered a connection error|Client was closed)/;

/** A server's or driver's error as the port names it; what the server refuses for its own reasons stays as it is. */
export function failureOf(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const { code = '', message } = error;
    if (code === QUERY_CANCELED || code === LOCK_NOT_AVAILABLE) return new DatabaseUnavailableError('deadline', true, message, error);
    if (code === TOO_MANY_CONNECTIONS) return new DatabaseUnavailableError('busy', true, message, error);
    return CONNECTION.test(code) ? new DatabaseUnavailableError('connection', false, message, error) : error;
  }
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  const isOfTheLine = (code !== undefined && /^E[A-Z]+$/.test(code)) || DRIVER.test(error.message);
  return isOfTheLine ? new DatabaseUnavailableError('connection', false, error.message, error) : error;
}
