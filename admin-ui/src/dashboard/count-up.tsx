import { type ReactNode, useEffect, useRef, useState } from 'react';

const DURATION_MS = 1200;

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/** Animates from the previous value (0 at first) in whole numbers, and ends with the exact value. */
function useCountUp(value: number): number {
  const [shown, setShown] = useState(() => (reducedMotion() ? value : 0));
  const last = useRef(shown);

  useEffect(() => {
    const from = last.current;
    if (from === value) return;
    const duration = reducedMotion() ? 0 : DURATION_MS;
    let startedAt: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      startedAt ??= now;
      const progress = duration ? Math.min((now - startedAt) / duration, 1) : 1;
      last.current = progress === 1 ? value : Math.round(from + (value - from) * easeOut(progress));
      setShown(last.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}

interface Props {
  value: number;
  render: (figure: number) => ReactNode;
}

/** Screen readers get the exact value at once. */
export function CountUp({ value, render }: Props) {
  const shown = useCountUp(value);
  if (shown === value) return render(value);
  return (
    <>
      <span aria-hidden="true">{render(shown)}</span>
      <span className="visually-hidden">{render(value)}</span>
    </>
  );
}
