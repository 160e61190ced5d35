import type { ReactNode } from 'react';
import { useWidth } from '../ui/use-width';
import classes from './drawing.module.css';

interface Props {
  height: number;
  children: (width: number) => ReactNode;
}

/** Drawn anew in each width, so that its text is never scaled. What it shows is said by a table beside it. */
export function Drawing({ height, children }: Props) {
  const [measured, width] = useWidth();
  return (
    <div ref={measured} className={classes.drawing} style={{ blockSize: height }} aria-hidden="true">
      {width > 0 && children(width)}
    </div>
  );
}
