import { createContext, useContext } from 'react';

/** Runs an action. If the server requires the password first, asks for it and runs the action again. */
export type WithConfirmation = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** Thrown when the user closes the password dialog: no error to show. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

export const ConfirmationContext = createContext<WithConfirmation>((action) => action());

export const useWithConfirmation = (): WithConfirmation => useContext(ConfirmationContext);
