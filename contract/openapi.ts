import { calls } from './calls';
import { codes } from './codes';
import { bodyOf, type EndpointName, endpoints, fileTypesOf, isByQuery } from './endpoints';
import { ErrorEnvelope, envelopeOf } from './envelope';
import { HEADER_CLIENT, HEADER_HANDOVER, HEADER_LANGUAGE, HEADER_TOKEN, HEADER_VERSION } from './headers';

/** The parts of JSON Schema the contract uses. */
export interface JsonSchema {
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

interface Parameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

interface JsonContent {
  content: { 'application/json': { schema: JsonSchema } };
}

interface AnyContent {
  content: Record<string, { schema: JsonSchema }>;
}

export interface Operation {
  operationId: EndpointName;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: AnyContent & { required: boolean };
  responses: Record<string, AnyContent & { description: string }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object>; schemas: Record<string, JsonSchema> };
}

const ERROR_SCHEMA = { $ref: '#/components/schemas/Error' } as JsonSchema;
const SECURITY = 'session';
const PHONE = 'handover';

/** The JSON Schema of OpenAPI 3.1 writes a tuple as prefixItems; the validators' dialect writes it as a list of items. */
function renameTuples(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('items' in value) || !Array.isArray(value.items)) return value;
  const { items, additionalItems: _additional, ...rest } = value as { items: unknown[]; additionalItems?: boolean };
  return { ...rest, prefixItems: items, items: false };
}

/** What TypeBox keeps beside the JSON Schema does not survive JSON. */
const plain = (schema: unknown) => JSON.parse(JSON.stringify(schema), renameTuples) as JsonSchema;
const json = (schema: JsonSchema): JsonContent => ({ content: { 'application/json': { schema } } });
const refusal = (description: string) => ({ description, ...json(ERROR_SCHEMA) });

/** `/spot/orders/open` -> `spot`. */
const areaOf = (name: EndpointName) => endpoints[name].path.split('/')[1] ?? '';

const commonHeaders: Parameter[] = [
  { name: HEADER_CLIENT, in: 'header', required: false, schema: { type: 'string', default: 'pc' } },
  { name: HEADER_LANGUAGE, in: 'header', required: false, schema: { type: 'string', default: 'en' } },
  { name: HEADER_VERSION, in: 'header', required: false, schema: { type: 'string', default: 'v1' } },
];

function queryOf(params: JsonSchema): Parameter[] {
  const required = new Set(params.required);
  return Object.entries(params.properties ?? {}).map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema }));
}

const BYTES: JsonSchema = { type: 'string', description: 'Bytes' };

/** A form with a file, a piece of a file, or JSON, which most calls take; undefined where everything travels in the query. */
function requestBodyOf(name: EndpointName): Operation['requestBody'] {
  if (bodyOf(name) === 'bytes') return { required: true, content: { 'application/octet-stream': { schema: BYTES } } };
  if (isByQuery(name)) return undefined;
  const schema = plain(calls[name].params);
  if (bodyOf(name) === 'json') return { required: true, ...json(schema) };
  const form = { ...schema, properties: { ...schema.properties, file: BYTES }, required: [...(schema.required ?? []), 'file'] };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

function successOf(name: EndpointName): Operation['responses'][string] {
  const fileTypes = fileTypesOf(name);
  if (fileTypes) return { description: 'The file', content: Object.fromEntries(fileTypes.map((type) => [type, { schema: BYTES }])) };
  const schema = plain(envelopeOf(calls[name].data));
  return { description: 'Code "0" is success; any other code is a refusal, with data null', ...json(schema) };
}

function operationOf(name: EndpointName): Operation {
  const { auth } = endpoints[name];
  const { summary, params } = calls[name];
  const requestBody = requestBodyOf(name);
  return {
    operationId: name,
    tags: [areaOf(name)],
    summary,
    security: auth === 'none' ? [] : [{ [auth === 'user' ? SECURITY : PHONE]: [] }],
    parameters: [...(isByQuery(name) ? queryOf(plain(params)) : []), ...commonHeaders],
    ...(requestBody && { requestBody }),
    responses: {
      '200': successOf(name),
      ...(auth === 'user' ? { '403': refusal('The token is missing, expired or revoked') } : {}),
      '423': refusal('The address or country is blocked'),
      '429': refusal('Too many requests'),
      '500': refusal('Unexpected failure'),
    },
  };
}

function pathsOf(names: readonly EndpointName[]): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const name of names) {
    const { method, path } = endpoints[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) };
  }
  return paths;
}

const DESCRIPTION = `Every call answers {code, msg, data}. Code "0" is success. Otherwise msg is a key of the error texts, followed by
its parameters behind double bars: ${codes.priceTick.key}||0.1. Money travels as decimal strings, times as milliseconds since 1970.`;

/** The contract as an OpenAPI 3.1 document. `serverUrl` is where the calls are served, such as "/api". */
export function openApiDocument(version: string, serverUrl: string): OpenApiDocument {
  const names = Object.keys(endpoints) as EndpointName[];
  return {
    openapi: '3.1.0',
    info: { title: 'Exchange API', version, description: DESCRIPTION },
    servers: [{ url: serverUrl, description: 'This site' }],
    tags: [...new Set(names.map(areaOf))].map((name) => ({ name })),
    paths: pathsOf(names),
    components: {
      securitySchemes: {
        [SECURITY]: { type: 'apiKey', in: 'header', name: HEADER_TOKEN },
        [PHONE]: { type: 'apiKey', in: 'header', name: HEADER_HANDOVER },
      },
      schemas: { Error: plain(ErrorEnvelope) },
    },
  };
}
