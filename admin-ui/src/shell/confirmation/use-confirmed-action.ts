import { useCallback } from 'react';
import { useAction } from '../../api/use-action';
import { useWithConfirmation } from './confirmation-context';

/** Asks for the admin's own password where required. Resolves to undefined after a failure, which it has reported. */
export function useConfirmedAction() {
  const withConfirmation = useWithConfirmation();
  const { busy, act } = useAction();
  const actConfirmed = useCallback(
    <Result>(call: () => Promise<Result>) => act(() => withConfirmation(call)),
    [act, withConfirmation],
  );
  return { busy, act: actConfirmed };
}
