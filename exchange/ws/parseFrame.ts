import { Compile } from 'typebox/compile';
import { ClientFrame } from '@/contract/channels';
import { AppError } from '../app/appError';

const validator = Compile(ClientFrame);

export type ParsedFrame = { kind: 'frame'; frame: ClientFrame } | { kind: 'refusal'; id: number | null; refusal: AppError };

/** Reads one message of a client. What cannot be read names what is wrong, with the id of the request when it has one. */
export function parseFrame(text: string): ParsedFrame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'refusal', id: null, refusal: new AppError('badRequest', 'frame', 'not JSON') };
  }
  if (validator.Check(value)) return { kind: 'frame', frame: value };
  return { kind: 'refusal', id: idOf(value), refusal: new AppError('badRequest', 'frame', ruleOf(value)) };
}

function idOf(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
}

/** Where the frame first departs from the contract. Only paths and rules go back, never what the client sent. */
function ruleOf(value: unknown): string {
  const first = validator.Errors(value).find((error) => error.keyword !== 'anyOf');
  return first
    ? `${first.instancePath.slice(1).replaceAll('/', '.').replaceAll('|', '').slice(0, 80)} ${first.keyword}`.trim()
    : 'not known';
}
