import { RequestFailed } from '../api/http-client';
import { useNotifyError } from '../api/use-notify-error';
import type { MessageKey } from '../i18n/use-text';

/** Says what a form does not show itself: errors of fields stand at them or in its head. */
export function useNotifyRefusal(
  failure?: MessageKey,
  refusedWithoutReason = failure,
): (reason: unknown) => void {
  const notifyError = useNotifyError();
  return (reason) => {
    const { status, body } = reason instanceof RequestFailed ? reason : { status: 0, body: {} };
    if (!body.errors) notifyError(reason, status > 0 ? refusedWithoutReason : failure);
  };
}
