import { createContext, useContext } from 'react';

/** Runs an action. If the server requires the password first, asks for it and runs the action again. */
export type WithConfirmation = <Result>(action: () => Promise<Result>) => Promise<Result>;

export const ConfirmationContext = createContext<WithConfirmation>((action) => action());

export const useWithConfirmation = (): WithConfirmation => useContext(ConfirmationContext);
