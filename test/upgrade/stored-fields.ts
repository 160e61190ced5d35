/**
 * Where `found` is not as it was stored: paths with both values. Only fields of `stored` count, at every depth, since later
 * versions may add some; a list must have the same number of items in the same order.
 */
export function differences(stored: unknown, found: unknown, path = '$'): string[] {
  if (isObject(stored) && isObject(found) && Array.isArray(stored) === Array.isArray(found)) {
    if (Array.isArray(stored) && stored.length !== Object.keys(found).length)
      return [`${path}: ${stored.length} items, now ${Object.keys(found).length}`];
    return Object.entries(stored).flatMap(([key, value]) =>
      key in found ? differences(value, found[key], `${path}.${key}`) : [`${path}.${key}: gone`],
    );
  }
  return Object.is(stored, found)
    ? []
    : [`${path}: ${JSON.stringify(stored)}, now ${JSON.stringify(found)}`];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
