import type { JsonSchema } from '@/contract/openapi';

/** One line of a field list: nested fields are indented under their parent. */
export interface FieldLine {
  depth: number;
  name: string;
  type: string;
  isRequired: boolean;
  rule: string;
}

const isNull = (schema: JsonSchema) => schema.type === 'null';

/** Names the type as a reader would: `array of string`, `BUY | SELL`, `string or null`. */
export function typeText(schema: JsonSchema): string {
  if (schema.anyOf) {
    const named = schema.anyOf.filter((option) => !isNull(option)).map(typeText);
    const text = [...new Set(named)].join(' or ') || 'null';
    return named.length < schema.anyOf.length && named.length > 0 ? `${text} or null` : text;
  }
  if (schema.enum) return schema.enum.join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeText).join(', ')}]`;
  if (schema.type === 'array') return `array of ${schema.items ? typeText(schema.items) : 'anything'}`;
  if (schema.patternProperties) return `map to ${typeText(Object.values(schema.patternProperties)[0] ?? {})}`;
  return schema.type ?? 'anything';
}

const range = (low: number | undefined, high: number | undefined, unit: string) => {
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`;
  if (low !== undefined && low > 0) return `at least ${low}${unit}`;
  return high === undefined ? '' : `at most ${high}${unit}`;
};

/** Meaning, limits and default in one line. A pattern is shown only where no description says it better. */
export function ruleText(schema: JsonSchema): string {
  const parts = [
    schema.description ?? (schema.pattern ? `matches ${schema.pattern}` : ''),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    schema.maxItems === undefined ? '' : `at most ${schema.maxItems} entries`,
    schema.default === undefined ? '' : `default ${String(schema.default)}`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** The object whose fields are worth listing: the schema itself, an array's rows, or the one alternative that is not null. */
function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  const options = schema.anyOf?.filter((option) => !isNull(option)) ?? Object.values(schema.patternProperties ?? {});
  return options.length === 1 && options[0] ? objectIn(options[0]) : undefined;
}

/** All fields of a schema, parents before children. */
export function fieldLines(schema: JsonSchema, depth = 0): FieldLine[] {
  const object = objectIn(schema);
  const required = new Set(object?.required);
  return Object.entries(object?.properties ?? {}).flatMap(([name, field]) => [
    { depth, name, type: typeText(field), isRequired: required.has(name), rule: ruleText(field) },
    ...fieldLines(field, depth + 1),
  ]);
}
