import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { type MessageKey, useText } from '../i18n/use-text';
import { RequestFailed } from './http-client';

/** The server's text for a person, or nothing when no readable answer came. */
export const refusalText = (failure: unknown): string => (failure instanceof RequestFailed ? failure.message : '');

/** Tells why something was refused: in the server's words, else in those of the screen. */
export function useRefusal(): (failure: unknown, otherwise?: MessageKey) => void {
  const notify = useNotify();
  const text = useText();
  return useCallback((failure, otherwise = 'error.generic') => notify(refusalText(failure) || text(otherwise), { type: 'error' }), [notify, text]);
}
