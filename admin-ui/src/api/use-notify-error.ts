import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { type MessageKey, useText } from '../i18n/use-text';
import { RequestFailed } from './http-client';
import { NotConfirmed } from './not-confirmed';

/** Empty if the server sent no text. */
export const serverErrorText = (failure: unknown): string => (failure instanceof RequestFailed ? failure.message : '');

export function useNotifyError(): (failure: unknown, fallback?: MessageKey) => void {
  const notify = useNotify();
  const text = useText();
  return useCallback(
    (failure, fallback = 'error.generic') => {
      if (!(failure instanceof NotConfirmed)) notify(serverErrorText(failure) || text(fallback), { type: 'error' });
    },
    [notify, text],
  );
}
