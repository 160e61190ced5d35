import { useLayoutEffect } from 'react';

const checks = new Set<() => boolean>();

/** `check` runs when the user is about to leave the screen, and returns true if there are unsaved changes. */
export function useUnsaved(check: () => boolean): void {
  useLayoutEffect(() => {
    checks.add(check);
    return () => void checks.delete(check);
  }, [check]);
}

export const isUnsaved = (): boolean => [...checks].some((check) => check());

/** The state of a link whose page goes on with what was entered, so that nothing is lost by following it. */
export const TAKES_ENTRY_ALONG = { takesEntryAlong: true };

type Answer = (leaves: boolean) => void;

let question: ((answer: Answer) => void) | undefined;

export function onQuestion(handler: typeof question): () => void {
  question = handler;
  return () => {
    if (question === handler) question = undefined;
  };
}

/** For actions that discard the screen without a navigation, such as a sign-out or a language change. */
export function askBeforeLeaving(): Promise<boolean> {
  return new Promise((answer) => {
    if (question && isUnsaved()) question(answer);
    else answer(true);
  });
}
