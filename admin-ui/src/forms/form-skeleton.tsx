import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import classes from './form-skeleton.module.css';

export function FormSkeleton({ fields }: { fields: number }) {
  const text = useText();
  return (
    <div className={classes.skeleton}>
      <span className={classes.spinner}>
        <Spinner label={text('app.loadingMore')} size={28} />
      </span>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton width={96} />
          <Skeleton width="100%" height={40} />
        </div>
      ))}
    </div>
  );
}
