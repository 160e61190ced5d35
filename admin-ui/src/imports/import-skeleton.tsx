import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import { usePageTitle } from '../ui/use-page-title';
import classes from './import.module.css';

export function ImportSkeleton() {
  const text = useText();
  usePageTitle(text('navigation.import'));
  return (
    <div className={classes.skeleton}>
      <Skeleton width={120} height={20} />
      <Skeleton width={240} height={32} />
      <Skeleton width="100%" height={8} />
      <Spinner label={text('app.loadingMore')} size={28} />
    </div>
  );
}
