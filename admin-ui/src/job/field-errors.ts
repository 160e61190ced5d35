import { RequestFailed } from '../api/http-client';

/** What the server refused, by the field of the form: 'set.department' is 'department'. */
export function fieldErrorsOf(failure: unknown): Record<string, string> {
  const errors = failure instanceof RequestFailed ? (failure.body.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [field.replace(/^set\./, ''), words]),
  );
}
