import { SUCCESS_CODE } from '@/contract/codes';
import type { Envelope } from '@/contract/envelope';

export function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

type Refusal = Pick<Envelope<unknown>, 'code' | 'msg'>;

/**
 * What is in an answer of the exchange: the data of a success, or why it was refused; undefined for what is no envelope. The code decides:
 * null is data of some calls.
 */
export function openEnvelope(body: unknown): { data: unknown } | { refusal: Refusal } | undefined {
  if (!isEnvelope(body)) return undefined;
  const { code, msg, data } = body;
  return code === SUCCESS_CODE ? { data } : { refusal: { code, msg } };
}

/** The data of a success, for who makes nothing of any other answer. */
export function dataIn<Data>(body: unknown): Data | undefined {
  const opened = openEnvelope(body);
  return opened && 'data' in opened ? (opened.data as Data) : undefined;
}
