interface PropertySchema {
  type?: string;
}

interface ObjectSchema {
  properties?: Readonly<Record<string, PropertySchema>>;
}

// A number as the contract's own clients write it. What is anything else stays text, and the schema refuses it by name: guessing
// would make 16 of "0x10" and 0 of an empty field.
const WHOLE_NUMBER = /^-?(0|[1-9]\d{0,15})$/;

function typed(text: unknown, type: string | undefined): unknown {
  if (type === 'integer' && typeof text === 'string' && WHOLE_NUMBER.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** The parameters of a query with the types their schema names; fields are flat. */
export function queryParams(schema: ObjectSchema, query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  const typeOf = (field: string) =>
    schema.properties && Object.hasOwn(schema.properties, field) ? schema.properties[field]?.type : undefined;
  return Object.fromEntries(Object.entries(query).map(([field, text]) => [field, typed(text, typeOf(field))]));
}
