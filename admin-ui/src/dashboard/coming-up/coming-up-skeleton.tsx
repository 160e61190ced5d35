import { Skeleton } from '../../ui/feedback/skeleton';
import classes from './coming-up.module.css';

export function ComingUpSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <Skeleton width="40%" />
      <Skeleton width="100%" height={128} />
    </div>
  );
}
