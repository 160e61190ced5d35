/** A form sends objects and lists as JSON. Leaves any other value as it is, for `check` to reject. */
export function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
