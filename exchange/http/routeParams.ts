import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import { type CallParams, calls } from '@/contract/calls';
import { type EndpointName, isByQuery } from '@/contract/endpoints';
import { AppError } from '../app/appError';
import { queryParams } from './queryParams';

type SchemaError = { keyword: string; instancePath: string; message: string; params: object };

const WHOLE = 'request';

/** In words of the value's own: which ones are allowed helps whoever wrote another. */
function ruleOf({ keyword, message, params }: SchemaError): string {
  if (keyword === 'boolean') return 'not known';
  return keyword === 'enum' && 'allowedValues' in params ? `must be one of ${(params.allowedValues as unknown[]).join(', ')}` : message;
}

/** Field path (`channels.0.symbol`) and rule of the first error, fit to travel as message parameters. */
function firstError(errors: readonly SchemaError[]): [field: string, rule: string] {
  const first = errors.find((error) => error.keyword === 'required') ?? errors[0];
  if (!first) return [WHOLE, 'invalid'];
  const path = first.instancePath.slice(1).replaceAll('/', '.').replaceAll('|', '').slice(0, 80);
  if (first.keyword === 'required' && 'requiredProperties' in first.params) {
    const missing = first.params.requiredProperties as string[];
    return [[path, missing[0]].filter(Boolean).join('.') || WHOLE, 'required'];
  }
  return [path || WHOLE, ruleOf(first).replaceAll('||', '')];
}

/** The reader of a call's parameters, which are the contract's to know. */
export function paramsReader<Name extends EndpointName>(name: Name): (raw: unknown) => CallParams<Name> {
  const read = readerOf(calls[name].params, isByQuery(name));
  return (raw) => read(raw) as CallParams<Name>;
}

/**
 * The reader of parameters of a schema: fills in defaults, turns query strings into the schema's types (`fromQuery`),
 * and refuses with badRequest naming the field and the rule.
 */
export function readerOf(schema: Type.TSchema, fromQuery: boolean): (raw: unknown) => unknown {
  const validator = Compile(schema);
  return (raw) => {
    const given = raw ?? {};
    const value = validator.Default(fromQuery ? queryParams(schema, given) : given);
    if (!validator.Check(value)) throw new AppError('badRequest', ...firstError(validator.Errors(value)));
    return value;
  };
}
