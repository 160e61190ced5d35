import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import classes from './leave-detail-skeleton.module.css';

export function LeaveDetailSkeleton() {
  const text = useText();
  return (
    <div className={classes.skeleton}>
      <span className={classes.spinner}>
        <Spinner label={text('app.loadingMore')} size={28} />
      </span>
      <Skeleton width={160} />
      <Skeleton width={240} height={48} />
      <Skeleton width="100%" height={82} />
      <div>
        <Skeleton width="90%" height={96} />
        <Skeleton width="100%" height={220} />
      </div>
    </div>
  );
}
