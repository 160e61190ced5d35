import { RequestFailed } from './http-client';
import { NotConfirmed } from './not-confirmed';
import { serverErrorText } from './use-notify-error';

/** For the form of a dialog, which covers toasts: the errors of fields, or what is said of the whole. */
export function failureErrors(failure: unknown, fallback: string): Record<string, string> {
  if (failure instanceof NotConfirmed) return {};
  const atFields = failure instanceof RequestFailed ? (failure.body.errors ?? {}) : {};
  return Object.keys(atFields).length > 0
    ? atFields
    : { failure: serverErrorText(failure) || fallback };
}
