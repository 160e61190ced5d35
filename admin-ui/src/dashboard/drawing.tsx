import { type ReactNode, useCallback, useState } from 'react';
import classes from './drawing.module.css';

interface Props {
  height: number;
  children: (width: number) => ReactNode;
}

/** Drawn anew in each width, so that its text is never scaled. What it shows is said by a table beside it. */
export function Drawing({ height, children }: Props) {
  const [width, setWidth] = useState(0);
  const measured = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={measured} className={classes.drawing} style={{ blockSize: height }} aria-hidden="true">
      {width > 0 && children(width)}
    </div>
  );
}
