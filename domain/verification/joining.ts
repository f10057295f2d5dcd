// What two have changed of the same value, joined: of a list of names or of rows with ids one by one, of a row field by field. Any other
// list is one value.

/** Where both have changed the same, differently. */
export interface Clash {
  /** Inside the value: ids of rows and names of fields; empty for the value as a whole. */
  path: readonly string[];
  /** What the other has there; undefined: removed. */
  other: unknown;
}

export interface Joined {
  /** Where they clash, as one's own. */
  value: unknown;
  clashes: readonly Clash[];
}

interface Row {
  id: string;
  /** The row it hangs on; null: on none. */
  parentId?: unknown;
}
type Fields = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
const isRows = (value: unknown): value is readonly Row[] => Array.isArray(value) && value.every(isRow);
const isName = (value: unknown): value is string => typeof value === 'string';
const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isName);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of JSON say the same; a field that is absent says what an undefined one says. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, place) => isSame(part, other[place]));
  if (!isFields(one) || !isFields(other)) return one === other;
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
}

/** Joins what stands under the same names, and says under which they clash. */
function joinNamed(base: Fields, own: Fields, other: Fields): { values: Map<string, unknown>; clashes: Clash[] } {
  const values = new Map<string, unknown>();
  const clashes: Clash[] = [];
  for (const name of Object.keys({ ...other, ...own })) {
    const joined = joinValues(base[name], own[name], other[name]);
    if (joined.value !== undefined) values.set(name, joined.value);
    for (const { path, other: there } of joined.clashes) clashes.push({ path: [name, ...path], other: there });
  }
  return { values, clashes };
}

const byId = (rows: readonly Row[]): Fields => Object.fromEntries(rows.map((row) => [row.id, row]));
/** A choice of several is a list whose parts are their own names. */
const byName = (names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, name]));
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Rows, and of those they hang on whichever are not among them but were `before`; any other value as it is. */
export function withParents(value: unknown, ...before: readonly unknown[]): unknown {
  if (!isRows(value)) return value;
  const known = new Map(
    before
      .flatMap(listed)
      .filter(isRow)
      .map((row) => [row.id, row]),
  );
  const rows = new Map(value.map((row) => [row.id, row]));
  const hangOn = ({ parentId }: Row): Row[] => {
    const parent = typeof parentId === 'string' && !rows.has(parentId) ? known.get(parentId) : undefined;
    if (!parent) return [];
    rows.set(parent.id, parent);
    return [...hangOn(parent), parent];
  };
  return [...value, ...value.flatMap(hangOn)];
}

/**
 * @param base what both started from
 * @param own what one has made of it
 * @param other what the other has made of it; it stands first in lists that both have added to
 */
export function joinValues(base: unknown, own: unknown, other: unknown): Joined {
  if (isSame(own, other) || isSame(base, other)) return { value: own, clashes: [] };
  if (isSame(base, own)) return { value: other, clashes: [] };
  if (isNames(own) && isNames(other)) {
    const { values, clashes } = joinNamed(byName(listed(base).filter(isName)), byName(own), byName(other));
    return { value: [...values.values()], clashes };
  }
  if (isRows(own) && isRows(other)) {
    const { values, clashes } = joinNamed(byId(listed(base).filter(isRow)), byId(own), byId(other));
    // Below what the one has removed, the other may have added an owner: what they hang on is kept.
    return { value: withParents([...values.values()], own, other), clashes };
  }
  if (isFields(own) && isFields(other)) {
    const { values, clashes } = joinNamed(isFields(base) ? base : {}, own, other);
    return { value: Object.fromEntries(values), clashes };
  }
  return { value: own, clashes: [{ path: [], other }] };
}

const namedIn = (value: unknown): Fields => (Array.isArray(value) ? byId(value.filter(isRow)) : isFields(value) ? value : {});

/** What stands inside a value, by ids of rows and names of fields; undefined: nothing. */
export const partAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inside, name) => namedIn(inside)[name], value);

/** A value with what the other has where they clash; as it is where the row is gone whose field that was. */
export function takenFrom(value: unknown, { path, other }: Clash): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return other;
  const named = namedIn(value);
  if (rest.length > 0 && named[name] === undefined) return value;
  const inside = takenFrom(named[name], { path: rest, other });
  const { [name]: _before, ...others } = named;
  const next: Fields = inside === undefined ? others : { ...named, [name]: inside };
  return Array.isArray(value) ? Object.values(next) : next;
}
