import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Judgement, longEnough } from './password-strength';

type Judge = (password: string, own: string[]) => Judgement;

/** Undefined until what judges has arrived; should it not arrive, one chooses a password without it. */
export function usePasswordJudgement(password: string, own: string[]): Judgement | undefined {
  const [judge, setJudge] = useState<Judge>();
  const typing = password !== '';
  // Typing must not wait for what is said about it.
  const read = useDeferredValue(password);

  useEffect(() => {
    if (!typing || judge) return;
    let gone = false;
    import('./password-guesses').then(
      (arrived) => !gone && setJudge(() => arrived.judge),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [typing, judge]);

  const known = own.join('\n');
  return useMemo(() => (longEnough(read) ? judge?.(read, known.split('\n')) : { strength: 0 }), [judge, read, known]);
}
