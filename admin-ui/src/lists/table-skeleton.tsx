import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import classes from './table-skeleton.module.css';

const WIDTHS = [38, 52, 44, 60, 40, 48, 56, 42, 50, 46];

/** Has the height of a page of ten, so that nothing jumps when it comes. */
export function TableSkeleton({ phone, roomy = false }: { phone: boolean; roomy?: boolean }) {
  const text = useText();
  return (
    <div className={classes.skeleton} data-phone={phone} data-roomy={roomy}>
      <span className={classes.spinner}>
        <Spinner label={text('app.loadingMore')} size={28} />
      </span>
      {WIDTHS.map((width) => (
        <div key={width} className={classes.row}>
          <Skeleton width={32} height={phone ? 32 : 12} />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}
