import { FormSkeleton } from '../forms/form-skeleton';
import { Skeleton } from '../ui/skeleton';
import classes from './my-profile.module.css';

const PHOTO = 88;

export function MyProfileSkeleton() {
  return (
    <>
      <div className={classes.head}>
        <Skeleton width={PHOTO} height={PHOTO} />
        <div className={classes.waiting}>
          <Skeleton width={200} height={28} />
          <Skeleton width={96} />
        </div>
      </div>
      <FormSkeleton fields={4} />
    </>
  );
}
