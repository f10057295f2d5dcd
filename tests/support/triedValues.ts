import { parse } from 'node:querystring';
import type Type from 'typebox';
import { AppError } from '@/exchange/app/appError';
import { readerOf } from '@/exchange/http/routeParams';
import { nastyValues } from './nastyValues';

/** A JSON value as a query or header carries it. */
export const textOf = (value: unknown): string => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value));

// A lone surrogate has no place in a URL.
const encoded = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));

export function queryOf(params: Record<string, unknown>): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const pairs = given.flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(field)}=${encoded(textOf(one))}`),
  );
  return pairs.join('&');
}

/** How many values of those that are refused one is tried of. */
const ONE_IN = 5;

type Tried = [index: number, value: unknown];

/**
 * What the fields of a call are tried with: all that its schema lets through, and every fifth value that it does not. Those are refused
 * in one place, before anything is done with them; another fifth comes in the next field, so that each value is tried in many. In a query
 * all of them are texts, which are read as the exchange reads them; two that are written alike are one.
 * @param turn which fifth its first field begins with
 */
export function triedValues(schema: Type.TSchema, isQuery: boolean, turn: number): (base: object, field: string) => Tried[] {
  const read = readerOf(schema, isQuery);
  const fields = Object.keys((schema as { properties?: object }).properties ?? {});
  const written = (params: Record<string, unknown>) => (isQuery ? queryOf(params) : JSON.stringify(params));
  const isLetThrough = (text: string) => {
    try {
      read(isQuery ? { ...parse(text) } : JSON.parse(text));
      return true;
    } catch (error) {
      // A reader that breaks is no refusal: the exchange is asked what it makes of it.
      return !(error instanceof AppError);
    }
  };
  return (base, field) => {
    const known = new Set<string>();
    const place = turn + fields.indexOf(field);
    return [...nastyValues.entries()].filter(([index, value]) => {
      const text = written({ ...base, [field]: value });
      const isNew = !known.has(text);
      known.add(text);
      return isNew && ((index + place) % ONE_IN === 0 || isLetThrough(text));
    });
  };
}
