/** What a check of the schema says, as far as it is used here. */
export interface SchemaError {
  keyword: string;
  schemaPath: string;
  instancePath: string;
  params: object;
  message: string;
}

interface Broken {
  path: string;
  reason: string;
}

const NO_SETTING = 'is not a setting of a brand';

const pathOf = ({ instancePath }: SchemaError) => instancePath.slice(1).replaceAll('/', '.');

/** What `null or ...` says of a value that is neither: of the two, whoever wrote something meant the other one. */
const isOfNull = ({ keyword, params, schemaPath }: SchemaError) =>
  keyword === 'type' && Reflect.get(params, 'type') === 'null' && /\/anyOf\/\d+$/.test(schemaPath);

/** These repeat what the errors below them say better. */
const REPEATING = ['anyOf', 'additionalProperties'];

/** Words that the schema has for a rule, where the rule itself says nothing to people. */
function ownWords(schema: object, schemaPath: string): string | undefined {
  let at: unknown = schema;
  for (const step of schemaPath.split('/').slice(1)) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
  return typeof at === 'object' && at !== null ? (Reflect.get(at, 'description') as string | undefined) : undefined;
}

/** The name that is missing, and what stands beside it and is nothing: most likely a typo in that name. */
function whatIsMissing(error: SchemaError, errors: readonly SchemaError[]): Broken {
  const [name] = Reflect.get(error.params, 'requiredProperties') as string[];
  const surplus = errors
    .filter(
      ({ keyword, instancePath }) => keyword === 'boolean' && instancePath.slice(0, instancePath.lastIndexOf('/')) === error.instancePath,
    )
    .map(({ instancePath }) => instancePath.slice(instancePath.lastIndexOf('/') + 1));
  const besides = surplus.length > 0 ? `; ${surplus.join(', ')} ${NO_SETTING}` : '';
  return { path: [pathOf(error), name].filter(Boolean).join('.'), reason: `is required${besides}` };
}

function reasonOf(error: SchemaError, schema: object): string {
  const { keyword, params, schemaPath, message } = error;
  if (keyword === 'boolean') return NO_SETTING;
  if (keyword === 'enum') return `must be one of ${(Reflect.get(params, 'allowedValues') as unknown[]).join(', ')}`;
  if (keyword === 'const') return `must be ${String(Reflect.get(params, 'allowedValue'))}`;
  if (keyword === 'type' && /\/anyOf\/\d+$/.test(schemaPath)) return `${message}, or null`;
  return (keyword === 'pattern' && ownWords(schema, schemaPath)) || message;
}

/** Where a brand's file breaks its schema first, and how, in words for whoever wrote it. */
export function whyBroken(errors: readonly SchemaError[], schema: object): Broken {
  const [first] = errors.filter((error) => !REPEATING.includes(error.keyword) && !isOfNull(error));
  if (!first) return { path: '', reason: 'is malformed' };
  return first.keyword === 'required' ? whatIsMissing(first, errors) : { path: pathOf(first), reason: reasonOf(first, schema) };
}
