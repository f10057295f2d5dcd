import Type from 'typebox';

/** What every call answers: code "0" is success, anything else an error whose text is looked up from `msg`. */
export interface Envelope<Data> {
  code: string;
  msg: string;
  data: Data;
}

/** One page of a list. */
export interface Page<Row> {
  records: Row[];
  searchAfter: string | null;
  last: boolean;
}

export function envelopeOf<Data extends Type.TSchema>(data: Data) {
  return Type.Object({ code: Type.String(), msg: Type.String(), data });
}

export const ErrorEnvelope = Type.Object({ code: Type.String(), msg: Type.String(), data: Type.Null() });
