import { useText } from '../../i18n/use-text';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Spinner } from '../../ui/feedback/spinner';
import { usePageTitle } from '../../ui/layout/use-page-title';
import detailsClasses from '../employee-details.module.css';
import headClasses from './employee-head.module.css';
import profileClasses from './employee-profile.module.css';

export function EmployeeDetailsSkeleton() {
  const text = useText();
  usePageTitle(text('employees.list'));
  return (
    <div className={detailsClasses.skeleton}>
      <span className={detailsClasses.spinner}>
        <Spinner label={text('app.loadingMore')} size={28} />
      </span>
      <Skeleton width={160} height={20} />
      <div className={headClasses.head}>
        <span className={detailsClasses.round}>
          <Skeleton width={88} height={88} />
        </span>
        <div className={`${headClasses.who} ${detailsClasses.bar}`}>
          <Skeleton width={240} height={36} />
          <Skeleton width={200} height={24} />
          <Skeleton width={160} height={24} />
        </div>
      </div>
      <div className={detailsClasses.tabs}>
        <span className={detailsClasses.words}>
          <Skeleton width={215} height={20} />
        </span>
      </div>
      <div className={profileClasses.columns}>
        <Column />
        <Column />
      </div>
    </div>
  );
}

function Column() {
  return (
    <div>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={profileClasses.fact}>
          <Skeleton width={96} />
          <Skeleton width={200} height={22} />
        </div>
      ))}
    </div>
  );
}
