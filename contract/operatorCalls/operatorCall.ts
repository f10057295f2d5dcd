import Type from 'typebox';
import { StorableText, UNSTORABLE } from '../primitives';

// What the calls of operators are made of.

export interface OperatorCall {
  method: 'GET' | 'POST';
  path: `/operator${string}`;
  /** False for the calls of this machine's owner, who shows a secret of the data folder instead of a token. */
  needsToken?: false;
  params: Type.TSchema;
}

export const strict = { additionalProperties: false };

/** A text of an operator's own that is not blank, up to `maxLength` characters. */
export const Words = (maxLength: number) => Type.String({ maxLength, pattern: `^\\s*[^\\s${UNSTORABLE}][^${UNSTORABLE}]*$` });
/** Why; kept in the audit log. */
export const Note = Words(500);
export const searched = (maxLength: number) => StorableText({ minLength: 1, maxLength });
/** Rows of a page. */
export const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 }));
export const FeeTier = Type.Integer({ minimum: 0, maximum: 99 });
export const Nothing = Type.Object({}, strict);
