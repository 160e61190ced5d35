import { createContext, useContext } from 'react';

/** Does something that the server may only allow to a session confirmed by password; asks for it where needed. */
export type Confirmed = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** What `confirmed` rejects with when the question is closed without an answer: nothing to tell anybody. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

export const ConfirmedContext = createContext<Confirmed>((action) => action());

export const useConfirmed = (): Confirmed => useContext(ConfirmedContext);
