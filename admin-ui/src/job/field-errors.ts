import { RequestFailed } from '../api/http-client';

/** These are the whole change; no field shows them. */
const WHOLE = ['set', 'people', 'filter'];

/** The server's refusals, by the field of the form: 'set.department' is 'department', 'set.item.to' is 'to'. */
export function fieldErrorsOf(failure: unknown): Record<string, string> {
  const errors = failure instanceof RequestFailed ? (failure.body.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [field.replace(/^set\.(.*\.)?/, ''), words]),
  );
}

/** The refusals that stand at fields, and the one that stands with the effect. */
export function refusalOf(failure: unknown) {
  const errors = Object.entries(fieldErrorsOf(failure));
  return {
    atFields: Object.fromEntries(errors.filter(([field]) => !WHOLE.includes(field))),
    whole: errors.find(([field]) => WHOLE.includes(field))?.[1],
  };
}
