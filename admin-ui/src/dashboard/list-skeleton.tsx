import { Skeleton } from '../ui/skeleton';
import classes from './list-skeleton.module.css';

/** Rows of a photo and two lines. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <ul className={classes.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <li key={row}>
          <span className={classes.photo} />
          <span className={classes.lines}>
            <Skeleton width="45%" />
            <Skeleton width="75%" />
          </span>
        </li>
      ))}
    </ul>
  );
}
