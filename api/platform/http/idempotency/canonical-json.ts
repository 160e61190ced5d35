import { Problem } from '../../../contract/problem.js';

/** Equal for equal values, whatever the order of their keys. */
export function canonicalJson(body: unknown): string {
  const sortKeys = (_: string, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  try {
    return JSON.stringify(body, sortKeys) ?? '';
  } catch (error) {
    throw new Problem('request.malformed', 'The request is nested too deeply.', { cause: error });
  }
}
