import { useLayoutEffect } from 'react';

const forms = new Set<() => boolean>();

/** `unsaved` is asked whenever somebody is about to leave the screen. */
export function useUnsaved(unsaved: () => boolean): void {
  useLayoutEffect(() => {
    forms.add(unsaved);
    return () => void forms.delete(unsaved);
  }, [unsaved]);
}

export const isUnsaved = (): boolean => [...forms].some((unsaved) => unsaved());

type Answer = (leaves: boolean) => void;

let question: ((answer: Answer) => void) | undefined;

/** Where the question is put on the screen. */
export function onQuestion(put: typeof question): () => void {
  question = put;
  return () => {
    if (question === put) question = undefined;
  };
}

/** Before what drops the screen without going to another address: a sign-out, another language. */
export function askBeforeLeaving(): Promise<boolean> {
  return new Promise((answer) => {
    if (question && isUnsaved()) question(answer);
    else answer(true);
  });
}
