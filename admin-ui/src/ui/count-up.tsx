import { useEffect, useRef, useState } from 'react';

const DURATION = 1200;

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const eased = (progress: number) => 1 - (1 - progress) ** 3;

/** Whole numbers on the way from what was shown before (0 at first), the exact value at the end. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(() => (reducedMotion() ? value : 0));
  const last = useRef(shown);

  useEffect(() => {
    const from = last.current;
    if (from === value) return;
    const duration = reducedMotion() ? 0 : DURATION;
    let began: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      began ??= now;
      const progress = duration ? Math.min((now - began) / duration, 1) : 1;
      last.current = progress === 1 ? value : Math.round(from + (value - from) * eased(progress));
      setShown(last.current);
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}

interface Props {
  value: number;
  format: Intl.NumberFormat;
}

export function CountUp({ value, format }: Props) {
  return <>{format.format(useCountUp(value))}</>;
}
