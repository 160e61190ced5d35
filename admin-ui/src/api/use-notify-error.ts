import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { type MessageKey, useText } from '../i18n/use-text';
import { checkConnection } from './connection';
import { RequestFailed } from './http-client';
import { NotConfirmed } from './not-confirmed';

/** Empty if the server sent no text. */
export const serverErrorText = (failure: unknown): string =>
  failure instanceof RequestFailed ? failure.message : '';

export function useNotifyError(): (failure: unknown, fallback?: MessageKey) => void {
  const notify = useNotify();
  const text = useText();
  return useCallback(
    (failure, fallback = 'error.generic') => {
      if (failure instanceof NotConfirmed) return;
      const say = () => notify(serverErrorText(failure) || text(fallback), { type: 'error' });
      if (!(failure instanceof RequestFailed) || failure.status > 0) return say();
      // Without a connection, the strip above the page says so, and goes when it is back.
      void checkConnection().then((connection) => connection === 'connected' && say());
    },
    [notify, text],
  );
}
