import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const now = () => new Date().toISOString();

/** When it is printed, which may be long after it was opened. */
export function usePrintTime(): string {
  const [time, setTime] = useState(now);
  useEffect(() => {
    // The page is taken right after the event.
    const note = () => flushSync(() => setTime(now()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return time;
}
