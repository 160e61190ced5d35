/** ObjectIds are hexadecimal text; long and decimal numbers stay text to keep their precision. */
export type Value = string | number | boolean | null | Date | Value[] | { [field: string]: Value };

export type Content = Record<string, Value>;

/** Reads Extended JSON version 1 or 2, canonical or relaxed. Throws a SyntaxError. */
export function readDocument(text: string): Content {
  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new SyntaxError('A document must be an object.');
  return Object.fromEntries(Object.entries(json).map(([field, value]) => [field, plain(value)]));
}

function plain(value: unknown): Value {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value as string | number | boolean | null;
  const fields = Object.entries(value);
  const [type, content] = fields.length === 1 ? (fields[0] as [string, unknown]) : [];
  switch (type) {
    case '$oid':
      return String(content).toLowerCase();
    case '$date':
      return instant(content);
    case '$numberInt':
    case '$numberDouble':
      return Number(content);
    case '$numberLong':
    case '$numberDecimal':
    case '$symbol':
      return String(content);
    case '$undefined':
      return null;
  }
  return Object.fromEntries(fields.map(([field, inner]) => [field, plain(inner)]));
}

/** Milliseconds or ISO 8601; version 1 writes offsets without a colon. */
function instant(content: unknown): Date | string {
  const long = plain(content);
  const date =
    typeof content === 'string'
      ? new Date(content.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
      : new Date(Number(long));
  return Number.isNaN(date.getTime()) ? JSON.stringify(content) : date;
}
